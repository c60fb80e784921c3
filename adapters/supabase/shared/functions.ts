import * as z from "zod/mini";
import type { Client } from "./client.ts";
import { broken, type FunctionRefusal, unlikely } from "./errors.ts";

const Done = z.object({ success: z.literal(true) });
const Refusal = z.object({ code: z.string(), seconds: z.optional(z.number()) });

/**
 * Calls a function of the server. Returns its refusal, or `undefined` on success. Throws without an answer, or on one that no function of
 * ours gives.
 */
export const invoked = async (client: Client, name: string, body: object): Promise<FunctionRefusal | undefined> => {
  const { data, error, response } = await client.functions.invoke(name, { body });
  if (!error) {
    if (!Done.safeParse(data).success) throw unlikely(response?.status ?? 200);
    return undefined;
  }
  if (!response) throw broken(error.context as Error);
  const answer: unknown = await response.json().catch(() => undefined);
  const refusal = Refusal.safeParse(answer);
  if (!refusal.success) throw broken(error as Error);
  return refusal.data;
};
