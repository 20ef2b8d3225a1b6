import { todayInIndia } from '@/lib/domain/common/dates';
import { morph } from './morph';
import { TOUCHED } from './typed';

/** A part's HTML for each choice (`scripts/site/answers.ts`), rendered by the server like the rest of the page. */
export type Answers = Readonly<Record<string, string>>;

/** On the template behind a part: the URL of its answers. Written by the build. */
export const ANSWERS = 'data-answers';
/** On the same template: the last day on which the answers are valid. */
export const UNTIL = 'data-until';
/** Event of a part when a choice has no answer, so that its script is needed. */
export const UNANSWERED = 'unanswered';

/** The longest time for which scripts wait for answers. */
const LONGEST_MS = 3_000;

type Place = HTMLTemplateElement;
type Choice = HTMLInputElement | HTMLOptionElement;

const placeIn = (part: ParentNode) => part.querySelector<Place>(`:scope > template[${ANSWERS}]`);
/** Without a build, as in development, the answers are in the page itself and their URL is empty. */
const places = () => document.querySelectorAll<Place>(`template[${ANSWERS}]:not([${ANSWERS}=''])`);
const isValid = (place: Place) => (place.getAttribute(UNTIL) ?? '') >= todayInIndia(new Date());

/** Whether what is chosen in a part can be shown without its script. */
export function hasAnswers(part: ParentNode): boolean {
  const place = placeIn(part);
  return place !== null && place.getAttribute(ANSWERS) !== '' && isValid(place);
}

const valuesOf = (part: ParentNode, choices: string) =>
  [...part.querySelectorAll<Choice>(choices)].map(({ value }) => value).join(' ');
/** The chosen values of a part in their order, which is the key of an answer. */
export const chosenIn = (part: ParentNode) => valuesOf(part, 'input:checked, option:checked');
/** The choice that the part's HTML was made for. */
export const shownIn = (part: ParentNode) => valuesOf(part, 'input[checked], option[selected]');

const fetched = new Map<string, Promise<Answers>>();

async function fetchFrom(address: string): Promise<Answers> {
  try {
    const answers = await fetch(address, { priority: 'high', signal: AbortSignal.timeout(LONGEST_MS) });
    return (await answers.json()) as Answers;
  } catch {
    // If there is no file, the part's script answers.
    return {};
  }
}

function answersAt(place: Place): Promise<Answers> {
  const address = place.getAttribute(ANSWERS) ?? '';
  const answers = fetched.get(address) ?? fetchFrom(address);
  fetched.set(address, answers);
  return answers;
}

/** Fetches all answers of the page. If the touched part has some, the result resolves once they are here. */
export function bringAnswers(target: EventTarget | null): Promise<unknown> | undefined {
  const found = [...places()];
  for (const place of found) void answersAt(place);
  const touched = found.find((place) => target instanceof Node && place.parentElement?.contains(target));
  return touched && answersAt(touched);
}

/** Shows the answers to the chosen values, whether they were pressed just now or in an earlier view of the page. */
export async function answerChoices(): Promise<void> {
  for (const place of places()) {
    const part = place.parentElement;
    if (!part || chosenIn(part) === shownIn(part)) continue;
    const answers = isValid(place) ? await answersAt(place) : {};
    // While loading, the part's script may have started, or something else may have been chosen.
    if (place.isConnected) show(part, answers[chosenIn(part)]);
  }
}

function show(part: Element, html: string | undefined): void {
  const [shown, wanted] = [part.firstElementChild, toElement(html)];
  part.toggleAttribute(TOUCHED, !wanted);
  if (shown && wanted) morph(shown, wanted);
  else part.dispatchEvent(new Event(UNANSWERED));
}

function toElement(html = ''): Element | null {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.firstElementChild;
}

/** Called by the part's script, which answers from now on. */
export const takeAnswers = (part: ParentNode) => placeIn(part)?.remove();
