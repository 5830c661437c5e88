import type { TextPageName } from '../../../contract/text.ts';
import { reword } from '../reword.ts';
import type { TextSource } from '../shape.ts';
import { american } from './american.ts';
import { texts } from './index.ts';
import { privacy } from './privacy-us.ts';

/** The English texts as readers in the United States have them. Their laws about data need another privacy policy, not other words. */
export const americanTexts: Readonly<Record<TextPageName, TextSource>> = {
  terms: reword(texts.terms, american.terms),
  privacy,
  cookies: reword(texts.cookies, american.cookies),
  ban: reword(texts.ban, american.ban),
  'return-policy': reword(texts['return-policy'], american['return-policy']),
  faq: reword(texts.faq, american.faq),
  imprint: reword(texts.imprint, american.imprint),
  service: reword(texts.service, american.service),
  safety: reword(texts.safety, american.safety),
  rules: reword(texts.rules, american.rules),
  accessibility: reword(texts.accessibility, american.accessibility),
};
