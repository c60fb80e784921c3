/** Passwords that are refused as a whole: the same as in domain/accounts/commonPasswords.ts. In small letters, without accents. */
export const refusedPasswords: ReadonlySet<string> = new Set([
  ..."123456 1234567 12345678 123456789 1234567890 0123456789 012345 654321 87654321 987654321 0987654321 000000".split(
    " ",
  ),
  ..."00000000 111111 1111111 11111111 112233 121212 123123 123123123 123321 1234554321 131313 147258 147258369".split(
    " ",
  ),
  ..."159357 159753 222222 333333 444444 555555 666666 696969 777777 7777777 789456 789456123 888888 88888888".split(
    " ",
  ),
  ..."999999 101010 102030 202020 010203 123654 456789 azerty azerty1 azerty12 azerty123 azerty1234 azertyui".split(
    " ",
  ),
  ..."azertyuiop qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qwertz qsdfgh qsdfghjklm wxcvbn asdfgh asdfghjkl".split(
    " ",
  ),
  ..."zxcvbn zxcvbnm qazwsx 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 1a2z3e 1a2z3e4r a1z2e3 a1z2e3r4 aqwzsx".split(
    " ",
  ),
  ..."abcdef abcdefg abc123 abc12345 abcd1234 123abc 123456a a123456 aa123456 aaaaaa password password1 password12".split(
    " ",
  ),
  ..."password123 passw0rd p@ssw0rd p@ssword motdepasse motdepasse1 motdepasse123 passepasse secret welcome".split(" "),
  ..."welcome1 bienvenue changeme letmein master login123 testtest test123 test1234 admin123 admin1234".split(" "),
  ..."administrator administrateur bonjour bonjour1 bonjour123 coucou soleil doudou loulou chouchou chocolat".split(
    " ",
  ),
  ..."jetaime iloveyou amour123 princesse princess sunshine dragon monkey shadow superman batman pokemon naruto".split(
    " ",
  ),
  ..."starwars football baseball marseille nicolas camille thomas julien isabelle sebastien caroline stephanie".split(
    " ",
  ),
  ..."nathalie computer internet trustno1 whatever liverpool arsenal barcelona juventus realmadrid france98".split(" "),
  ..."paris75 nounours caramel vanille papillon valorant fortnite minecraft league gaming esport".split(" "),
]);

/** Bytes: bcrypt doesn't look at what comes after them. */
const longest = 72;

/** Why a password is refused, in the words of `weak_password.reasons`: "pwned" is a hosted project's own word. */
export type Weakness = "blank" | "pwned" | "email";

const folded = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();

export const isTooLong = (password: string): boolean => Buffer.byteLength(password) > longest;

/** The site's rules that lite has none of. How short a password may be, lite knows from config.toml. */
export const weaknessOf = (password: string, emails: readonly string[]): Weakness | undefined => {
  if (/^[\s\p{C}]*$/u.test(password)) return "blank";
  if (refusedPasswords.has(folded(password))) return "pwned";
  return emails.some((email) => folded(email) === folded(password)) ? "email" : undefined;
};
