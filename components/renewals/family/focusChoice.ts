/** Of the field that the server names `childBirth`. */
export const choiceId = (name: string) => `renewal-${name}`;

/** The field itself, or the first one of a group. */
export function focusChoice(name = ''): void {
  const found = document.getElementById(choiceId(name));
  (found?.matches('input') ? found : found?.querySelector('input'))?.focus();
}
