import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { LeadForm } from '@/components/quote/lead/LeadForm';
import common from '@/locales/en/common.json';
import forms from '@/locales/en/forms.json';
import validation from '@/locales/en/validation.json';
import { keepTyped } from './keepTyped';

const form = (
  <NextIntlClientProvider locale="en" messages={{ common, forms, validation }} timeZone="Asia/Kolkata">
    <LeadForm onSubmit={() => Promise.resolve(undefined)} />
  </NextIntlClientProvider>
);

const typedBeforeScripts = (type: () => void, typeMeanwhile?: () => void) =>
  beforeScripts(form, type, typeMeanwhile);

/** Renders the prerendered part, types into it, then hydrates it. */
async function beforeScripts(part: ReactNode, type: () => void, typeMeanwhile?: () => void) {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(part);
  type();
  const tellTyped = keepTyped(container);
  typeMeanwhile?.();
  await act(async () => {
    hydrateRoot(
      container,
      <>
        {part}
        <OnceMounted run={tellTyped} />
      </>,
    );
    await Promise.resolve();
  });
}

function OnceMounted({ run }: { run: () => void }) {
  useEffect(() => queueMicrotask(run), [run]);
  return null;
}

function typeInto(label: RegExp | string, value: string) {
  const input = screen.getByLabelText<HTMLInputElement>(label);
  input.focus();
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

test('a field that was left before the script came is judged as if it had been there', async () => {
  await typedBeforeScripts(() => {
    typeInto('Mobile number', '12345');
    typeInto(/Name of the eldest/, 'A');
  });
  expect(await screen.findByText('Please enter valid mobile number')).toBeInTheDocument();
  expect(screen.getByLabelText('Mobile number')).toHaveValue('12345');
});

test('the field that is being typed in is not judged, nor a date whose year is yet to come', async () => {
  await typedBeforeScripts(() => {
    typeInto('Mobile number', '12345');
    typeInto('Day', '31');
    typeInto('Month', '2');
  });
  expect(await screen.findByText('Please enter valid mobile number')).toBeInTheDocument();
  expect(screen.getByLabelText('Day')).toHaveValue('31');
  expect(screen.getByLabelText('Month')).toHaveFocus();
  expect(screen.getByRole('group', { name: /Date of birth/ })).not.toHaveAccessibleDescription();
});

test('a box that was ticked before the script came stays ticked', async () => {
  await typedBeforeScripts(() => screen.getByRole<HTMLInputElement>('checkbox').click());
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('a date whose three boxes were typed before the script came is whole', async () => {
  await typedBeforeScripts(() => {
    typeInto('Day', '14');
    typeInto('Month', '6');
    typeInto('Year', '1992');
    typeInto('Mobile number', '98765 43210');
  });
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  await waitFor(() => expect(['Day', 'Month', 'Year'].map(value)).toEqual(['14', '06', '1992']));
});

test('what was chosen in a list before the script came is chosen, whether or not the list has a name', async () => {
  const cities = ['Pune', 'Nashik'];
  function Cities() {
    const [city, setCity] = useState('Pune');
    return (
      <>
        <select aria-label="City" value={city} onChange={({ target }) => setCity(target.value)}>
          {cities.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
        <output>{city}</output>
      </>
    );
  }
  await beforeScripts(<Cities />, () => {
    screen.getByLabelText<HTMLSelectElement>('City').value = 'Nashik';
  });
  expect(await screen.findByRole('status')).toHaveTextContent('Nashik');
  expect(screen.getByLabelText('City')).toHaveValue('Nashik');
});

test('what is typed while the script takes the form over stays', async () => {
  await typedBeforeScripts(
    () => typeInto('Mobile number', '98765'),
    () => {
      typeInto('Mobile number', '98765 43210');
      typeInto('Day', '14');
      typeInto('Month', '6');
    },
  );
  await waitFor(() => expect(screen.getByLabelText('Mobile number')).toHaveValue('98765 43210'));
  expect(screen.getByLabelText('Day')).toHaveValue('14');
  expect(screen.getByLabelText('Month')).toHaveValue('6');
});

test('a value that nobody changed is left alone, with what is selected of it', async () => {
  const heard: string[] = [];
  function Age() {
    const [age, setAge] = useState('35');
    const change = (value: string) => {
      heard.push(value);
      setAge(value);
    };
    return <input name="age" aria-label="Age" value={age} onChange={({ target }) => change(target.value)} />;
  }
  const box = () => screen.getByLabelText<HTMLInputElement>('Age');
  await beforeScripts(<Age />, () => {
    box().focus();
    box().setSelectionRange(0, 2);
  });
  await waitFor(() => expect(document.activeElement).toBe(box()));
  expect([box().selectionStart, box().selectionEnd, heard]).toEqual([0, 2, []]);
});
