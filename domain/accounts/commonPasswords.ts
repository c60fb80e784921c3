/**
 * Some of the most used passwords in France and elsewhere, and the words they are made of, in small letters without accents.
 */
export const commonPasswords: readonly string[] = [
  ..."password motdepasse passe admin welcome bienvenue letmein changeme secret master login test user".split(" "),
  ..."azerty qwerty azertyuiop qwertyuiop 123456 1234 abc123 123abc 000000 111111 1q2w3e 1a2z3e".split(" "),
  ..."bonjour coucou salut hello soleil doudou loulou chouchou chocolat jetaime iloveyou amour princesse".split(" "),
  ..."princess sunshine dragon monkey shadow superman batman pokemon naruto starwars football marseille".split(" "),
  ..."paris france nicolas camille thomas julien valorant fortnite minecraft league gaming gamer esport".split(" "),
];

/**
 * Passwords that are refused because attackers try them first, in small letters without accents. The backend refuses the
 * same (adapters/embedded/auth/passwords/passwordRules.ts).
 */
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
