import {
  clearSearch,
  readForm,
  readLeadIds,
  readLocal,
  writeForm,
  writeLeadIds,
  writeLocal,
} from './storage';

beforeEach(() => localStorage.clear());

test('a mobile number is stored encoded and read as it was typed', () => {
  writeForm('form1', { mobileNumber: '+91 98765 43210', name: 'Asha' });
  expect(JSON.parse(localStorage.getItem('form1') ?? '')).toEqual({
    mobileNumber: 9876543210 * 77 + 931,
    name: 'Asha',
  });
  expect(readForm('form1')).toEqual({ mobileNumber: '9876543210', name: 'Asha' });
});

test.each(['98', '987654321', '', 'abc'])(
  'a half-typed number %p comes back as it was typed',
  (mobileNumber) => {
    writeForm('form1', { mobileNumber });
    expect(readForm('form1')).toEqual({ mobileNumber });
  },
);

test.each(['{', '[1]', '"text"', 'null', '42', ''])('the broken value %p counts as nothing', (value) => {
  localStorage.setItem('form2', value);
  localStorage.setItem('leadIds', value);
  expect(readForm('form2')).toBeUndefined();
  expect(readLeadIds()).toEqual({});
});

test('a stored number of the wrong kind gives an empty field', () => {
  localStorage.setItem('form1', '{"mobileNumber":{"$gt":""},"name":"Asha"}');
  expect(readForm('form1')).toEqual({ mobileNumber: '', name: 'Asha' });
});

test('blocked or full storage is survived and told', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  expect(writeForm('form1', { name: 'Asha' })).toBe(false);
  expect(readForm('form1')).toBeUndefined();
  expect(readLocal('uuid_resume')).toBeUndefined();
  set.mockRestore();
  get.mockRestore();
});

test('a new search leaves nothing of the old one but the language', () => {
  writeForm('form1', { name: 'Asha' });
  writeForm('form2', { members: [] });
  writeLeadIds({ dialerId: 'd1', quoteId: 'q1' });
  writeLocal('hospitals', '{}');
  writeLocal('vitra_currentLanguage', 'tamil');
  for (const key of ['quoteId', 'typedNumbers', 'typedLimit']) sessionStorage.setItem(key, '1');
  clearSearch();
  expect({ ...localStorage }).toEqual({ vitra_currentLanguage: 'tamil' });
  expect(sessionStorage).toHaveLength(0);
});
