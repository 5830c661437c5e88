/** A whole emoji: a flag, a key, or a picture with its tone, its tags and what is joined to it. */
const picture = String.raw`(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier}))\uFE0F?\p{Emoji_Modifier}?[\u{E0020}-\u{E007F}]*`;
const joined = String.raw`(?:\u200D\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)*`;
const emoji = String.raw`(?:\p{RI}\p{RI}|[0-9#*]\uFE0F?\u20E3|${picture}${joined})`;
const few = new RegExp(String.raw`^(?:${emoji}\s*){1,3}$`, 'u');
/** Code units of the longest three (families with tones). */
const longest = 100;

/** Words that are one to three emoji and nothing else: drawn large. */
export const isJumbo = (text: string): boolean => text.length <= longest && few.test(text);
