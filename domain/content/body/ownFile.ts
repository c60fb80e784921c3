/** The path of uploaded files for download, on any host. */
export const ownFiles = "/storage/v1/object/public/fichiers/";

/** `<id>_<bytes>/reglement-saison-3.pdf`: the name tells the size, so that a page shows it without asking the storage. */
const named =
  /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})_([1-9]\d{0,7})\/[a-z\d](?:[a-z\d-]{0,78}[a-z\d])?\.([a-z\d]{2,8})(?:\?download)?$/;

/** Stands at the end of the addresses from which readers download. */
const asked = "?download";

/** An uploaded file, as its address tells it. */
export type KeptFile = {
  readonly id: string;
  /** In bytes. */
  readonly size: number;
  /** In small letters, such as "pdf". */
  readonly extension: string;
};

/** What the address of an uploaded file tells, also of one that was copied from a page; `undefined` for other addresses. */
export const keptFile = (address: string): KeptFile | undefined => {
  if (!address.startsWith(ownFiles)) return undefined;
  const [, id, size, extension] = named.exec(address.slice(ownFiles.length)) ?? [];
  return id && extension ? { id, size: Number(size), extension } : undefined;
};

/**
 * The address to download an uploaded file from; any other address as it is. The storage of a hosted project is told to send the file as an
 * attachment; the embedded backend sends all of them so.
 * @param host comes before the path: the storage's origin, or nothing on the page's own
 */
export const shownFile = (address: string, host: string): string =>
  keptFile(address) ? `${host}${address.replace(asked, "")}${asked}` : address;
