/** One of these classes; untouched if it is there already, since a change styles the whole page anew. */
export function chooseClass({ classList }: HTMLElement, chosen: string, all: readonly string[]): void {
  const isChosen = (name: string) => name === chosen;
  if (all.every((name) => classList.contains(name) === isChosen(name))) return;
  classList.remove(...all);
  classList.add(chosen);
}
