import { setImmediate } from 'node:timers';
import { act, renderHook, waitFor } from '@testing-library/react';
import { forgetHere } from '@/lib/client/verify/forgetHere';
import { keepResumeId } from '@/lib/client/resume/resumeCookies';
import { savedForm } from '@/lib/client/saving/savedForm';
import { writeLeadIds } from '@/lib/client/saving/storage';
import { emptyFamily } from '@/lib/domain/quote/journey/familyForm';
import { emptyTrip } from '@/lib/domain/travel/tripForm';
import { useFamilyForm } from '@/hooks/quote/useFamilyForm';
import { useTripForm } from './useTripForm';
import { inPage } from '@/tests/browser/inPage';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const HOUR = 3_600_000;
const at = (hours: number) => NOW + hours * HOUR;

/** The server's resume record and quote. */
type Server = { record?: object; quote?: object };

function answerWith({ record, quote }: Server) {
  const answered: string[] = [];
  globalThis.fetch = async (url) => {
    const body = /\/revisit\?/.test(String(url)) ? record : /\/quote\?/.test(String(url)) && quote;
    return {
      ok: Boolean(body),
      status: body ? 200 : 404,
      headers: new Headers(),
      json: async () => {
        answered.push(String(url));
        return body || { code: 'NOT_FOUND' };
      },
    } as Response;
  };
  /** Waits until both responses are rendered. */
  return async () => {
    await waitFor(() => expect(new Set(answered).size).toBe(2));
    await act(() => new Promise(setImmediate));
  };
}

const family = { ...emptyFamily, dates: { self: '1992-06-14' } };
const trip = { ...emptyTrip, destination: 'japan', quoteId: 'q1' };
const quote = (changed: object, savedAt: number) => ({
  quoteId: 'q1',
  members: [{ relation: 'self', dateOfBirth: '1992-06-14' }],
  updatedAt: new Date(savedAt).toISOString(),
  ...changed,
});

const forms = {
  family: {
    typeHere: (place: string) => savedForm('form2').save({ ...family, place }),
    record: (place: string, typedAt: number) => ({
      quoteId: 'q1',
      getQuickQuoteForm: { family: { ...family, place }, typedAt: { family: { place: typedAt } } },
    }),
    quote: (city: string, savedAt: number) => quote({ city }, savedAt),
    field: 'place',
    useForm: () => useFamilyForm('q1', true),
  },
  trip: {
    typeHere: (startsOn: string) => savedForm('form4').save({ ...trip, startsOn }),
    record: (startsOn: string, typedAt: number) => ({
      quoteId: 'q1',
      getQuickQuoteForm: { trip: { ...trip, startsOn }, typedAt: { trip: { startsOn: typedAt } } },
    }),
    quote: (startsOn: string, savedAt: number) => quote({ trip: { ...trip, startsOn } }, savedAt),
    field: 'startsOn',
    useForm: () => useTripForm('q1', true),
  },
};

beforeEach(() => {
  jest.useFakeTimers({
    now: NOW,
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'setImmediate'],
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  forgetHere();
  writeLeadIds({ quoteId: 'q1' });
  keepResumeId('u1');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe.each(Object.keys(forms) as (keyof typeof forms)[])('of a %s', (name) => {
  const form = forms[name];
  const useShown = () => (form.useForm().form.getValues() as Record<string, unknown>)[form.field];

  test.each<[string, Server, 'here' | 'elsewhere']>([
    ['typed on another device since', { record: form.record('elsewhere', at(1)) }, 'elsewhere'],
    ['typed on another device before', { record: form.record('elsewhere', at(-1)) }, 'here'],
    ['saved in the quote since', { quote: form.quote('elsewhere', at(1)) }, 'elsewhere'],
    ['saved in the quote before', { quote: form.quote('elsewhere', at(-1)) }, 'here'],
    [
      'typed elsewhere for another quote',
      { record: { ...form.record('elsewhere', at(1)), quoteId: 'q2' } },
      'here',
    ],
  ])(
    'what was %s stands against what was typed here: the newer one is shown',
    async (_when, server, shown) => {
      act(() => form.typeHere('here'));
      const answers = answerWith(server);
      const { result } = renderHook(useShown, { wrapper: inPage() });
      await answers();
      expect(result.current).toBe(shown);
    },
  );

  test('what is typed here stays where the quote is saved again for the sake of something else', async () => {
    answerWith({ quote: form.quote('saved', at(-1)) });
    const before = renderHook(useShown, { wrapper: inPage() });
    await waitFor(() => expect(before.result.current).toBe('saved'));
    before.unmount();
    act(() => form.typeHere('here'));
    const answers = answerWith({ quote: form.quote('saved', at(1)) });
    const { result } = renderHook(useShown, { wrapper: inPage() });
    await answers();
    expect(result.current).toBe('here');
  });

  test('what was typed elsewhere while the page lay open goes with the form that is handed in', async () => {
    act(() => form.typeHere('here'));
    const answers = answerWith({});
    const { result } = renderHook(() => form.useForm() as unknown as ReturnType<typeof useFamilyForm>, {
      wrapper: inPage(),
    });
    await answers();
    answerWith({ record: form.record('elsewhere', at(1)) });
    const { newest, form: shown } = result.current;
    const handedIn = (await act(() => newest(shown.getValues()))) as object;
    expect(handedIn).toMatchObject({ [form.field]: 'elsewhere' });
  });
});
