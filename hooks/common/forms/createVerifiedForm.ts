import { useRouter } from 'next/router';
import { mutate } from 'swr';
import { pageStateOf } from '@/hooks/common/pageState';
import type { DraftStore } from '@/lib/client/saving/draftSaver';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { routeIdOf } from '@/lib/client/common/routeId';
import { useHydrated } from '@/lib/late/useHydrated';
import { useDraftForm } from './useDraftForm';

type FormDto = { quoteId: string; version: number };

/** `pathOf` is the form's page; a different `about` starts a new draft. */
export type VerifiedForm<Dto extends FormDto, Values extends object> = {
  name: string;
  pathOf: (quoteId: string) => string;
  api: string;
  toValues: (dto: Dto) => Values;
  toBody: (values: Partial<Values>) => object;
  about?: (dto: Dto) => string;
  /** True once it can't be changed any more. */
  isOver?: (dto: Dto) => boolean;
};

/** Call once per module. */
export function createVerifiedForm<Dto extends FormDto, Values extends object>(
  form: VerifiedForm<Dto, Values>,
) {
  const { name, pathOf, api, toValues, toBody, about, isOver } = form;
  const keyOf = (quoteId: string) => `${api}?${new URLSearchParams({ quoteId })}`;
  const keep = (dto: Dto) => mutate(keyOf(dto.quoteId), dto, { revalidate: false });
  const post = async (quoteId: string, body: object, keepalive = false) => {
    const dto = await postJson<Dto>(api, { quoteId, ...body }, { keepalive });
    await keep(dto);
    return dto;
  };

  const open = (id: string): DraftStore => {
    const [quoteId = ''] = id.split('|');
    return {
      right: 'journeys',
      load: async () => {
        const dto = await getJson<Dto>(keyOf(quoteId));
        await keep(dto);
        const values = toValues(dto) as Record<string, unknown>;
        return { values, version: dto.version, isOver: isOver?.(dto) };
      },
      save: ({ typed, version }) =>
        post(quoteId, { ...toBody(typed as Partial<Values>), version, draft: true }, true),
    };
  };

  return function useVerifiedForm() {
    const isHydrated = useHydrated();
    const { asPath } = useRouter();
    const quoteId = isHydrated ? routeIdOf(asPath, pathOf) : undefined;
    const { data, error, isHere, draft, reload } = useDraftForm<Dto, Values>({
      name,
      key: quoteId ? keyOf(quoteId) : null,
      idOf: (dto) => [dto.quoteId, about?.(dto)].join('|'),
      open,
    });

    /** Rejects with the server's error; the draft is kept. */
    const submit = (more: object): Promise<Dto> =>
      draft.submit(() => post(quoteId ?? '', { ...toBody(draft.values ?? {}), ...more }));
    const state = pageStateOf({ isHydrated, isNamed: quoteId !== undefined, isHere, error });
    return { quoteId, data, draft, state, submit, retry: reload };
  };
}
