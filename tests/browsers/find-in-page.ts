import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** How elements of a role are written in the pages of the site. */
export const selectors = {
  button: 'button, [role=button]',
  checkbox: 'input[type=checkbox]',
  combobox: 'select',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  menuitem: '[role=menuitem]',
  radio: 'input[type=radio]',
  textbox: 'textarea, input:is(:not([type]), [type=text], [type=email], [type=password], [type=search])',
} as const;

export type Role = keyof typeof selectors;

/**
 * Runs inside a page that has axe: the first element that matches, can be used, and has this accessible name, in the
 * middle of the screen. Neither engine's driver finds elements by name.
 */
export function findInPage(selector: string, name: { readonly text?: string; readonly pattern?: string }): Element | null {
  const fits = (accessible: string) => (name.pattern === undefined ? accessible === name.text : new RegExp(name.pattern).test(accessible));
  // axe counts the placeholder of a field inside its label as a part of the label.
  const nameOf = (element: Element) => {
    const [accessible, placeholder] = [window.axe.commons.text.accessibleText(element).trim(), element.getAttribute('placeholder') ?? ''];
    return accessible.endsWith(` ${placeholder}`) ? accessible.slice(0, -placeholder.length).trim() : accessible;
  };
  window.axe.setup(document.body);
  try {
    const usable = [...document.querySelectorAll(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null && !element.matches(':disabled'),
    );
    const found = usable.find((element) => fits(nameOf(element)));
    found?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return found ?? null;
  } finally {
    window.axe.teardown();
  }
}
