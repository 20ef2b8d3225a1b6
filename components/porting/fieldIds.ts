export const idOf = (path: string) => `port-${path.replaceAll('.', '-')}`;
