import { fail, type Failure } from '#platform/contract/result.ts';
import { cleanText, isLongerThan, isVisibleText } from '#platform/contract/text/text.ts';
import { maxStaffName } from '../../contract/rules.ts';

export function readStaffName(typed: string): string | Failure<'name_invalid'> {
  const name = cleanText(typed).replace(/\s+/g, ' ').trim();
  return isVisibleText(name) && !isLongerThan(name, maxStaffName) ? name : fail('name_invalid', { field: 'name', max: maxStaffName });
}
