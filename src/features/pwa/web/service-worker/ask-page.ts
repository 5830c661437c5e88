import type { WorkerQuestion } from '#platform/contract/service-worker.ts';

/** False also for a page that does not answer in time (ms). */
export function askPage(page: Client, question: WorkerQuestion, timeout: number): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), timeout);
    page.postMessage(question, [port2]);
  });
}
