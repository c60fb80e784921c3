import { createEvent, sample } from "effector";
import { about } from "virtual:club/about";
import { Head } from "../../lib/page/Head.tsx";
import type { PageHandle, PageAddress } from "../../lib/page/handle.ts";
import { textsOpened, useTexts } from "../pages/texts.ts";
import { words } from "../words.ts";
import { About } from "./About.tsx";

export const Component = () => {
  const { lead } = useTexts("about", about);
  return (
    <>
      <Head title={words.about} description={lead} path="/about" />
      <About />
    </>
  );
};

const opened = createEvent<PageAddress>();
sample({ clock: opened, fn: () => ["about", "values", "founders"] as const, target: textsOpened });

export const handle: PageHandle = { opened };
