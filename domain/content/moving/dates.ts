const parts = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** A date of a file in ISO 8601. Without a zone it is taken as of UTC. Null for what is no date. */
export const isoDate = (written: string): string | null => {
  const text = written.trim();
  const [, day, time = "00:00", zone = "Z"] = parts.exec(text) ?? [];
  const clock = /^\d:/.test(time) ? `0${time}` : time;
  const spelled = day === undefined ? text : `${day}T${clock}${zone.replace(/(\d{2})(\d{2})$/, "$1:$2").toUpperCase()}`;
  // Other notations have to name their day, month and year, so that a number isn't taken for a date.
  if (day === undefined && !/\b\d{4}\b/.test(text)) return null;
  const at = Date.parse(spelled);
  const date = new Date(at);
  return Number.isNaN(at) || date.getUTCFullYear() < 1970 ? null : date.toISOString();
};
