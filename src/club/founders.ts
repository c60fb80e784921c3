import type { Founders } from "../../domain/club/founders.ts";

export const founders: Founders = {
  title: "Un duo fondateur, un\u00a0cap",
  people: [
    {
      name: "Maud Roussel",
      role: "Cofondatrice, direction sportive",
      quote:
        "Je voulais le club que j'aurais aimé trouver à dix-sept ans : exigeant, et où l'on vous rappelle après une défaite.",
    },
    {
      name: "Basile Morvan",
      role: "Cofondateur, vie du club",
      quote: "On a commencé à cinq sur un serveur Discord. La porte est restée ouverte depuis.",
    },
  ],
};
