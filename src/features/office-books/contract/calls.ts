import { callOf } from '#platform/contract/call.ts';
import type * as books from './endpoints.ts';

export const getBooks = callOf<typeof books.getBooks>('GET', 'admin/books.php');
export const checkBooks = callOf<typeof books.checkBooks>('POST', 'admin/books-check.php');
export const exportBooks = callOf<typeof books.exportBooks>('GET', 'admin/books-export.php');
export const exportBooksWith = callOf<typeof books.exportBooksWith>('POST', 'admin/books-export.php');
export const closeFinding = callOf<typeof books.closeFinding>('POST', 'admin/books-finding.php');
export const recordOrder = callOf<typeof books.recordOrder>('POST', 'admin/books-order.php');
export const getOwed = callOf<typeof books.getOwed>('GET', 'admin/books-owed.php');
export const payOut = callOf<typeof books.payOut>('POST', 'admin/pay-out.php');
export const comparePayouts = callOf<typeof books.comparePayouts>('POST', 'admin/books-payouts.php');
export const makeBankFiles = callOf<typeof books.makeBankFiles>('POST', 'admin/bank-files-make.php');
export const getBankFile = callOf<typeof books.getBankFile>('GET', 'admin/bank-file.php');
export const importStatement = callOf<typeof books.importStatement>('POST', 'admin/bank-statement.php');
