import { qrOf } from '@/lib/qrCode';

export function qrSvg(text: string): string {
  const { size, path } = qrOf(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`;
}
