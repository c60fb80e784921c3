import { withRequestNotes } from "../database/requestNotes.ts";
import { downloads, downloadTypeOf } from "./downloads.ts";
import { pictureTypeOf } from "./pictures.ts";
import type { Answer } from "../gateway/gateway.ts";
import { dataRefusal, noWrites, noWritesCode, storageRefusal } from "../gateway/refusals.ts";

const root = "/storage/v1/object";
const isIn = (place: string, path: string): boolean => path.startsWith(`${root}/${place}/`);

type Lite = (request: Request) => Promise<Response>;

/**
 * Answers requests to /storage/v1 as a hosted project does, as far as the product uses it: pictures and downloads are uploaded, shown,
 * listed and removed. The rest is closed: buckets, and what would let a file become another.
 */
export const storageWith =
  (askFor: Answer): Answer =>
  async (request, peer) => {
    const lite = (asked: Request) => askFor(asked, peer);
    const { pathname } = new URL(request.url);
    const { method } = request;
    if (method === "OPTIONS") return lite(request);
    if (isIn("public", pathname))
      return method === "GET" || method === "HEAD" ? asFile(await lite(request)) : notFound();
    const isOfMany = method === "DELETE" && /^\/storage\/v1\/object\/[\w-]+$/.test(pathname);
    const isList = method === "POST" && isIn("list", pathname);
    if ((isOfMany || isList) && (await namesNone(request))) return notFound();
    if (isList) return withFileNames(await lite(request));
    const isOfOne = /^\/storage\/v1\/object\/[\w-]+\/[^/]+\/[^/]+$/.test(pathname);
    if (isOfOne && !isClosed(pathname) && (method === "POST" || method === "PUT")) return upload(request, lite);
    return isOfMany ? lite(request) : notFound();
  };

/** No name has a character 0, which the database can't store. */
const namesNone = async (request: Request): Promise<boolean> => (await request.clone().text()).includes("\\u0000");

const notFound = (): Response => dataRefusal(404, "There is nothing here");

const isClosed = (path: string): boolean => ["sign", "upload", "info", "copy", "move"].some((act) => isIn(act, path));

/** No browser shows it as a page, also one with the bytes of a page. What is no picture is a download, named as the last part of its address. */
const asFile = (answer: Response): Response => {
  const headers = new Headers(answer.headers);
  headers.set("x-content-type-options", "nosniff");
  headers.set("content-security-policy", "default-src 'none'; sandbox");
  headers.set("cross-origin-resource-policy", "cross-origin");
  if (answer.ok && headers.get("content-type")?.startsWith("image/") !== true)
    headers.set("content-disposition", "attachment");
  return new Response(answer.body, { status: answer.status, headers });
};

/** Lite gives paths; a hosted project gives names inside the folder. */
const withFileNames = async (answer: Response): Promise<Response> => {
  if (!answer.ok) return answer;
  const files = (await answer.json()) as readonly { readonly name: string }[];
  return Response.json(
    files.map((file) => ({ ...file, name: file.name.split("/").at(-1) })),
    { headers: answer.headers },
  );
};

/** Stores a picture with the type of its bytes, a download with that of its name. Browsers send a form whose field has no name; lite takes the bare file. */
const upload = async (request: Request, lite: Lite): Promise<Response> => {
  const bytes = await bytesIn(request);
  if (!bytes) return storageRefusal(400, "InvalidRequest", "The file is missing");
  const { pathname } = new URL(request.url);
  const isForDownload = isIn(downloads, pathname);
  const type = isForDownload ? downloadTypeOf(pathname) : pictureTypeOf(bytes);
  if (!type) return isForDownload ? noDownload() : noPicture();
  const headers = new Headers(request.headers);
  headers.set("content-type", type);
  headers.set("content-length", String(bytes.length));
  const [answer, { fileProblem, sqlState, databaseRefusal: refusal }] = await withRequestNotes(() =>
    lite(new Request(request.url, { method: request.method, headers, body: bytes })),
  );
  if (fileProblem === "no-picture") return noPicture();
  if (fileProblem === "no-download") return noDownload();
  if (fileProblem === "too-large") return storageRefusal(413, "Payload too large", "The file is too large");
  if (fileProblem === "disk-full" || sqlState === "25006" || sqlState === noWritesCode) return unwritten();
  return refusal ? storageRefusal(refusal.status, "DatabaseError", refusal.message, refusal) : answer;
};

const noPicture = (): Response => storageRefusal(415, "invalid_mime_type", "The file is no picture that can be shown");

const unwritten = (): Response => storageRefusal(503, "SlowDown", `${noWrites} (${noWritesCode})`, { status: 503 });

const noDownload = (): Response =>
  storageRefusal(415, "invalid_mime_type", "The file is of no kind that is kept for download");

const bytesIn = async (request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  if (!request.headers.get("content-type")?.startsWith("multipart/form-data")) {
    return new Uint8Array(await request.arrayBuffer());
  }
  const form = await request.formData().catch(() => undefined);
  const file = [...(form?.values() ?? [])].find((value) => value instanceof File);
  return file && new Uint8Array(await file.arrayBuffer());
};
