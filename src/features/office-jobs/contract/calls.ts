import { callOf } from '#platform/contract/call.ts';
import type * as jobs from './endpoints.ts';

export const getJobs = callOf<typeof jobs.getJobs>('GET', 'admin/jobs.php');
export const getMailDns = callOf<typeof jobs.getMailDns>('GET', 'admin/mail-dns.php');
export const retryJob = callOf<typeof jobs.retryJob>('POST', 'admin/job-retry.php');
