import { type Money, moneyText } from '#platform/contract/money.ts';
import type { PageLanguage } from './page-texts.ts';

export const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const formatAmount = (total: Money, language: PageLanguage): string => escape(moneyText(total, language));
