import { getJson, postJson } from '@/lib/client/common/fetcher';
import type { DraftStore } from '@/lib/client/saving/draftSaver';
import type { Right } from '@/lib/domain/verify/rights';
import { pageStateOf } from '@/hooks/common/pageState';
import { useDraftForm } from './useDraftForm';

type Problems = Readonly<Record<string, string>>;
type Filed<Key extends string> = {
  draft: Record<Key, string> & { form: Record<string, unknown>; version: number; fields?: Problems };
};
/** `key`: the name of the id in the contract, as `grievanceId`. */
type Filing<Key extends string> = { name: string; path: string; key: Key; right: Right };

function openDraftOf<Key extends string>({ path, key, right }: Omit<Filing<Key>, 'name'>) {
  return (id: string): DraftStore => ({
    right,
    load: async () => {
      const { draft } = await getJson<Filed<Key>>(path);
      // Sent in another tab: input typed here since then can't change it.
      return { values: draft.form, version: draft.version, isOver: draft[key] !== id };
    },
    save: async ({ fields, version }) => {
      const body = { [key]: id, version, form: fields };
      const { draft } = await postJson<Filed<Key>>(path, body, { keepalive: true });
      return { version: draft.version };
    },
  });
}

/**
 * A form by which a proven number writes to us (a grievance, a candidacy, a move): saved as it is typed, then sent
 * once. Its path reads the draft and all sent before by GET; POST saves the draft, or sends it with `submit`.
 */
export function createFiledForm<Key extends string, Form extends object, Dto extends Filed<Key>>(
  filing: Filing<Key>,
) {
  const { name, path, key } = filing;
  const openDraft = openDraftOf(filing);

  return function useFiledForm(isHydrated: boolean) {
    const { data, error, isHere, draft, mutate, reload, ifSent } = useDraftForm<Dto, Form>({
      name,
      key: isHydrated ? path : null,
      idOf: (dto) => dto.draft[key],
      open: openDraft,
    });
    const id = data?.draft[key];
    const know = (dto: Dto) => mutate(dto, { revalidate: false });

    /** Problems of all that is typed so far, by field. */
    const check = async (): Promise<Problems> => {
      await draft.flush();
      const dto = await know(await getJson<Dto>(path));
      return dto?.draft.fields ?? {};
    };
    /** Sends the form. Resolves to the problems that keep it from being sent, by field; undefined once it is sent. */
    const submit = async (): Promise<Problems | undefined> => {
      if (id === undefined) return {};
      const body = { [key]: id, form: draft.values ?? {}, submit: true };
      const send = async () => {
        const answer = await postJson<Dto>(path, body);
        return { answer, version: answer.draft.version };
      };
      const sent = draft.submit(send).then(({ answer: dto }) => know(dto));
      const dto = await sent.catch(ifSent);
      if (dto?.draft[key] === id) return dto.draft.fields ?? {};
      draft.finish();
      return undefined;
    };
    return {
      data,
      draft,
      check,
      submit,
      reload,
      /** Posts something about a form that was sent (`of`) to another path. */
      say: async (to: string, of: string, more: object = {}) =>
        know(await postJson<Dto>(to, { [key]: of, ...more })),
      state: pageStateOf({ isHydrated, isNamed: true, isHere, error }),
    };
  };
}
