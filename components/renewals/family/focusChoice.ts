/** The id of a field, by the name that the server gives it, such as `childBirth`. */
export const choiceId = (name: string) => `renewal-${name}`;

/** Focuses the field itself, or the first one of a group. */
export function focusChoice(name = ''): void {
  const found = document.getElementById(choiceId(name));
  (found?.matches('input') ? found : found?.querySelector('input'))?.focus();
}
