import { readForm, type FormValues } from './storage';

/** Every form of a journey that this browser keeps, as the record names them: saving one displaces no other. */
export function keptForms(): FormValues {
  const forms = { family: readForm('form2'), plan: readForm('form3'), trip: readForm('form4') };
  return Object.fromEntries(Object.entries(forms).filter(([, values]) => values !== undefined));
}
