/** lite also answers `/_system`, which shows the settings and the schema to every visitor, and makes buckets. */
const served = /^\/(rest|auth|functions|storage(?=\/v1\/object\/))\/v1(?:\/|$)/;

export type Service = "rest" | "auth" | "functions" | "storage";

/** The service that a request is for; `undefined` when none is served there. */
export const serviceOf = ({ url }: Pick<Request, "url">): Service | undefined =>
  served.exec(new URL(url).pathname)?.[1] as Service | undefined;
