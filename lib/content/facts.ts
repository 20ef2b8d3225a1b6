import { array, boolean, number, object, string, type InferType } from 'yup';
import { BILL_LINES, TOPICS, WAITS, type BillLine } from './kinds';

/** Facts of a text that are the same in all languages: `facts.yaml`. */

const day = string()
  .required()
  .matches(/^\d{4}-\d{2}-\d{2}$/);
const slugs = array(string().required()).required();

const sources = array(
  object({ by: string().required(), title: string().required(), url: string().url() }).noUnknown(),
)
  .required()
  .min(1);

/** Whole rupees. */
const rupees = number().integer().min(0);

const stay = object({
  nights: number().integer().required().min(0),
  ...(Object.fromEntries(BILL_LINES.map((line) => [line, rupees])) as Record<BillLine, typeof rupees>),
}).noUnknown();

export const illnessFactsSchema = object({
  wait: string().oneOf(WAITS).required(),
  /** Whether people often have it before they buy: the wait for existing illness then applies. */
  known: boolean().required(),
  /** Diabetes, high blood pressure, asthma: the rider SmartHealth shortens the wait. */
  managed: boolean(),
  nights: array(number().integer().required()),
  /** Sample stays. */
  bill: array(stay.required()),
  mistakenFor: slugs,
  months: array(number().integer().min(1).max(12).required()),
  sources,
  /** The day of the text's last change. */
  written: day,
}).noUnknown();

export const articleFactsSchema = object({
  topic: string().oneOf(TOPICS).required(),
  published: day,
  written: day,
  related: slugs,
  sources,
}).noUnknown();

export const releaseFactsSchema = object({
  published: day,
  written: day,
}).noUnknown();

export type IllnessFacts = InferType<typeof illnessFactsSchema>;
export type ArticleFacts = InferType<typeof articleFactsSchema>;
export type ReleaseFacts = InferType<typeof releaseFactsSchema>;
export type Stay = InferType<typeof stay>;
