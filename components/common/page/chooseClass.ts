/** Sets one of these classes. Changes nothing if it is set already, since a change restyles the whole page. */
export function chooseClass({ classList }: HTMLElement, chosen: string, all: readonly string[]): void {
  const isChosen = (name: string) => name === chosen;
  if (all.every((name) => classList.contains(name) === isChosen(name))) return;
  classList.remove(...all);
  classList.add(chosen);
}
