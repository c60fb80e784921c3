/** Tells whoever asks again from others, and can't be turned back into an address without the secret. */
export const fingerprint = async (peer: string, secret: string): Promise<string> => {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${secret} ${peer}`));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};
