import { type Money, toMajor } from '#platform/contract/money.ts';
import type { PageLanguage } from './page-texts.ts';

export const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const formatAmount = (total: Money, language: PageLanguage): string =>
  escape(new Intl.NumberFormat(language, { style: 'currency', currency: total.currency }).format(toMajor(total)));
