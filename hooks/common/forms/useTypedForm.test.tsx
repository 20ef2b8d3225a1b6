import { act, renderHook } from '@testing-library/react';
import { useTypedForm } from './useTypedForm';

type Form = { place: string; plan: string };
const empty: Form = { place: '', plan: '' };
const resolver = async (values: Form) => ({ values, errors: {} });

function aForm(known: Form | undefined) {
  const told: Form[] = [];
  const saved: Form[] = [];
  const save = (values: Form) => void saved.push(values);
  const onTyped = (values: Form) => void told.push(values);
  const hook = renderHook(
    (props: { known: Form | undefined }) => useTypedForm<Form>({ resolver, empty, save, onTyped, ...props }),
    { initialProps: { known } },
  );
  const type = (place: string) => act(() => hook.result.current.setValue('place', place));
  return { ...hook, told, saved, type };
}

test('what is shown again was not typed: to open a page tells nothing', () => {
  const { rerender, result, told } = aForm(undefined);
  act(() => rerender({ known: { place: 'Pune', plan: 'gold' } }));
  expect(result.current.getValues()).toEqual({ place: 'Pune', plan: 'gold' });
  // Simulates another tab.
  act(() => rerender({ known: { place: 'Delhi', plan: 'gold' } }));
  expect(result.current.getValues('place')).toBe('Delhi');
  expect(told).toEqual([]);
});

test('what is typed is told, also where it is taken back', () => {
  const { type, told, saved } = aForm({ place: 'Pune', plan: 'gold' });
  type('Pun');
  type('Pune');
  expect(told.map(({ place }) => place)).toEqual(['Pun', 'Pune']);
  expect(saved.at(-1)).toEqual({ place: 'Pune', plan: 'gold' });
});
