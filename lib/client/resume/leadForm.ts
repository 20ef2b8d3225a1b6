import { paths } from '@/lib/config/paths';

const find = () => document.getElementById(paths.leadForm.split('#')[1] ?? '');

export function hasLeadForm(): boolean {
  return find() !== null;
}

export function focusLeadForm(): void {
  const fields = [...(find()?.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])') ?? [])];
  (fields.find((field) => field.value === '') ?? fields[0])?.focus();
}
