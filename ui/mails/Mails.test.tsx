import { fork } from "effector";
import { Provider } from "effector-react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { Mails } from "./Mails.tsx";

it("[NW-212] links to a mail as it is sent, and ends a link where its address does", () => {
  const mail = {
    id: "m1",
    to: "lya@exemple.fr",
    subject: "Bonjour",
    text: "Un (https://club.example/un) et https://club.example/deux.",
    createdAt: "2026-11-30T10:00:00Z",
  };
  const html = renderToStaticMarkup(
    <Provider value={fork()}>
      <MemoryRouter>
        <Mails mails={[mail]} />
      </MemoryRouter>
    </Provider>,
  );
  expect(html).toContain('<a href="https://club.example/un">https://club.example/un</a>)');
  expect(html).toContain('<a href="https://club.example/deux">https://club.example/deux</a>.');
  expect(html).toContain('href="/_dev/mail/m1"');
});
