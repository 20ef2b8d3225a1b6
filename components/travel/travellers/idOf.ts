/** The id of the field at a path such as `traveller1.surname`. */
export function idOf(path: string): string {
  return path.replace('.', '-');
}
