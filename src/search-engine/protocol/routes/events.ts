/** Validates events from shoppers: views, clicks, conversions. */
import { createParameterProblem, isObject } from '../parameters/parameter.ts';

/** Unknown event types are valid: clients send custom ones. */
export type InsightsEvent = Readonly<Record<string, unknown>> & {
  readonly eventType: string;
  readonly eventName: string;
};

const MAX_EVENTS = 1000;
const MAX_NAME_LENGTH = 64;
const MAX_LIST_ITEMS = 20;
const MAX_ID_LENGTH = 512;
/** In characters of JSON. */
const MAX_EVENT_LENGTH = 8192;
const MAX_POSITION = 1_000_000;

/** Maximum length by field, in characters. */
const TEXTS = {
  index: 256,
  userToken: 128,
  authenticatedUserToken: 128,
  queryID: 64,
  eventSubtype: 64,
  currency: 3,
} as const;
const LISTS = ['objectIDs', 'positions', 'filters', 'objectData'] as const;

export function parseEvents(body: unknown): readonly InsightsEvent[] {
  const events = isObject(body) ? body.events : undefined;
  if (!Array.isArray(events) || events.length === 0)
    throw createParameterProblem('events', 'must be a list of at least one event');
  if (events.length > MAX_EVENTS)
    throw createParameterProblem('events', `must be at most ${MAX_EVENTS}`);
  return events.map(parseEvent);
}

function parseEvent(event: unknown, index: number): InsightsEvent {
  const path = `events[${index}]`;
  if (!isObject(event)) throw createParameterProblem(path, 'must be an object');
  const { eventType, eventName } = event;
  if (!isText(eventType, MAX_NAME_LENGTH))
    throw createParameterProblem(
      `${path}.eventType`,
      `must be a string of 1 to ${MAX_NAME_LENGTH} characters`,
    );
  if (!isText(eventName, MAX_NAME_LENGTH))
    throw createParameterProblem(
      `${path}.eventName`,
      `must be a string of 1 to ${MAX_NAME_LENGTH} characters`,
    );
  for (const [field, max] of Object.entries(TEXTS))
    if (event[field] !== undefined && !isText(event[field], max))
      throw createParameterProblem(
        `${path}.${field}`,
        `must be a string of 1 to ${max} characters`,
      );
  for (const field of LISTS) {
    const list = event[field];
    if (list !== undefined && (!Array.isArray(list) || list.length > MAX_LIST_ITEMS))
      throw createParameterProblem(
        `${path}.${field}`,
        `must be a list of at most ${MAX_LIST_ITEMS}`,
      );
  }
  if (!isListOf(event.objectIDs, (id) => isText(id, MAX_ID_LENGTH)))
    throw createParameterProblem(`${path}.objectIDs`, 'must be strings');
  if (!isListOf(event.positions, isPosition))
    throw createParameterProblem(`${path}.positions`, 'must be whole numbers from 1');
  if (JSON.stringify(event).length > MAX_EVENT_LENGTH)
    throw createParameterProblem(path, `must be at most ${MAX_EVENT_LENGTH} characters`);
  if (event.timestamp !== undefined && typeof event.timestamp !== 'number')
    throw createParameterProblem(`${path}.timestamp`, 'must be a number');
  return { ...event, eventType, eventName };
}

function isText(value: unknown, max: number): value is string {
  return (
    typeof value === 'string' &&
    value.length > 0 &&
    value.length <= max &&
    value.isWellFormed() &&
    !value.includes('\0')
  );
}

function isPosition(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_POSITION;
}

function isListOf(list: unknown, accepts: (value: unknown) => boolean): boolean {
  return list === undefined || (Array.isArray(list) && list.every(accepts));
}
