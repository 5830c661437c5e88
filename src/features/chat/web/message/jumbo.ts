/** One whole emoji: a flag, a keycap, or a pictograph with its skin tone, tags and joined pictographs. */
const pictograph = String.raw`(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier}))\uFE0F?\p{Emoji_Modifier}?[\u{E0020}-\u{E007F}]*`;
const joined = String.raw`(?:\u200D\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)*`;
const emoji = String.raw`(?:\p{RI}\p{RI}|[0-9#*]\uFE0F?\u20E3|${pictograph}${joined})`;
const oneToThree = new RegExp(String.raw`^(?:${emoji}\s*){1,3}$`, 'u');
/** Code units of the three longest emoji (families with skin tones). */
const maxLength = 100;

/** A text of one to three emoji and nothing else, which is drawn large. */
export const isJumbo = (text: string): boolean => text.length <= maxLength && oneToThree.test(text);
