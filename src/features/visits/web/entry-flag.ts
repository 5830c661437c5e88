/** Unix seconds of the answer (specification §2, reading Q16). */
const key = 'skip-entry-warning';

// When the browser cannot store the answer, it is valid as long as the page.
let answered = false;

export function hasAnsweredAge(): boolean {
  try {
    return answered || localStorage.getItem(key) !== null;
  } catch {
    return answered;
  }
}

export function rememberAge(): void {
  answered = true;
  try {
    localStorage.setItem(key, String(Math.floor(Date.now() / 1000)));
  } catch {
    // The next page asks again.
  }
}
