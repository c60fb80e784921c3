import * as z from "zod";
import { jsonIn } from "./body.ts";

const Token = z.object({ token: z.uuid() });

/** The token that the site posts, or undefined when what was posted can't be one. */
export const tokenIn = async (request: Request): Promise<string | undefined> => {
  const body = await jsonIn(request);
  return body.answer ? undefined : Token.safeParse(body.given).data?.token;
};

/** The token of a mail's own address, which mail programs post a form to. */
export const tokenInAddress = ({ url }: Request): string | undefined =>
  z.uuid().safeParse(new URL(url).searchParams.get("jeton")).data;
