import type { ChildProcess } from 'node:child_process';

/** The next message of a child process; fails when the process exits instead. */
export const nextMessage = <Message>(child: ChildProcess): Promise<Message> =>
  new Promise((resolve, reject) => {
    const take = (message: unknown) => {
      child.off('exit', fail);
      resolve(message as Message);
    };
    const fail = () => {
      child.off('message', take);
      reject(new Error('the process ended before its time'));
    };
    child.once('message', take);
    child.once('exit', fail);
  });
