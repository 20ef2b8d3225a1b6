import { renderHook, waitFor } from '@testing-library/react';
import { fakeApi } from '@/tests/browser/fakeApi';
import { inPage } from '@/tests/browser/inPage';
import { useFamilyForm } from './useFamilyForm';

const lead = { mobileNumber: '9876543210', name: 'Asha Sample', dateOfBirth: '1992-06-14' };
const showForm = () => renderHook(() => useFamilyForm(undefined, true), { wrapper: inPage() }).result;

beforeEach(() => {
  localStorage.clear();
  fakeApi({ status: 404 });
});

test('the birth date of the lead form stands in the family, and nobody is asked for it twice', async () => {
  localStorage.setItem('form1', JSON.stringify(lead));
  const form = showForm();
  await waitFor(() => expect(form.current.form.getValues('dates.self')).toBe('1992-06-14'));
});

test('a family that was typed before keeps its own birth date', async () => {
  localStorage.setItem('form1', JSON.stringify(lead));
  localStorage.setItem('form2', '{"chosen":["self"],"dates":{"self":"1990-01-01"},"place":"Pune"}');
  const form = showForm();
  await waitFor(() => expect(form.current.form.getValues('place')).toBe('Pune'));
  expect(form.current.form.getValues('dates.self')).toBe('1990-01-01');
});
