/** Runs inside a page: the stylesheets that it names and has not got. */
export function missingStyles(): string[] {
  const isMissing = ({ sheet }: HTMLLinkElement) => {
    try {
      return sheet === null || sheet.cssRules.length === 0;
    } catch {
      // Chromium gives one whose connection was lost a sheet that nobody may read.
      return true;
    }
  };
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(isMissing).map(({ href }) => href);
}
