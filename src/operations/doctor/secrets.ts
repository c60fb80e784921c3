type Environment = Readonly<Record<string, string | undefined>>;

/** Names whose values are secrets: keys, tokens, passwords, and addresses that hold one. */
const secretNames = /KEY|TOKEN|SECRET|PASSWORD|WEBHOOK/;
// The examples in refusals have the password "password".
const passwordIn = /(\/\/[^/\s:@]*):(?!password@)[^/\s]*@/g;
const mask = "***";

/** Returns what hides the secrets of the settings in a text: whole values, and the passwords of addresses. */
export const maskerOf = (environment: Environment): ((text: string) => string) => {
  const secrets = Object.entries(environment)
    .flatMap(([name, value = ""]) => (secretNames.test(name) ? [value] : passwordsOf(value)))
    // A short one is part of usual words.
    .filter((secret) => secret.length >= 4)
    .toSorted((a, b) => b.length - a.length);
  return (text) => {
    const hidden = secrets.reduce((rest, secret) => rest.replaceAll(secret, mask), text);
    return hidden.replaceAll(passwordIn, `$1:${mask}@`);
  };
};

/** The password of an address in three forms: as written, as sent, and as mail servers repeat it. */
const passwordsOf = (value: string): readonly string[] => {
  if (!value.includes("@") || !URL.canParse(value)) return [];
  const { password, username, searchParams } = new URL(value);
  const written = [password, ...searchParams.getAll("password")].filter((one) => one !== "");
  return written.flatMap((one) => {
    const sent = decoded(one);
    return [one, sent, btoa64(sent), btoa64(`\0${decoded(username)}\0${sent}`)];
  });
};

const btoa64 = (text: string): string => Buffer.from(text).toString("base64");

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
