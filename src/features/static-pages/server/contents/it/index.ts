import type { Texts } from '../texts.ts';
import { accessibility } from './accessibility.ts';
import { ban } from './ban.ts';
import { cookies } from './cookies.ts';
import { faq } from './faq.ts';
import { imprint } from './imprint.ts';
import { privacy } from './privacy.ts';
import { returnPolicy } from './return-policy.ts';
import { rules } from './rules.ts';
import { safety } from './safety.ts';
import { service } from './service.ts';
import { terms } from './terms.ts';

export const texts: Texts = {
  terms,
  privacy,
  cookies,
  ban,
  'return-policy': returnPolicy,
  faq,
  imprint,
  service,
  safety,
  rules,
  accessibility,
};
