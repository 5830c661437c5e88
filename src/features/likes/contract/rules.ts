/** Maximum characters of a note with a like, and of a quoted line. */
export const maxNoteLength = 140;
export const maxLineLength = 240;
