import debounce from 'lodash.debounce';
import { writeForm, type FormKey, type FormValues } from './storage';

/** Below the 300 ms within which a change has to be on this device. */
const DELAY_MS = 250;

/** Stores what is typed, at the latest 250 ms after the first key since the last save. */
export function createFormWriter(key: FormKey) {
  return debounce((values: FormValues) => void writeForm(key, values), DELAY_MS, { maxWait: DELAY_MS });
}
