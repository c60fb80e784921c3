import { home } from "virtual:club/home";
import { Head } from "../../lib/page/Head.tsx";
import { PageTops } from "../../lib/page/PageTops.tsx";
import { organization } from "../../lib/structured/organization.ts";
import { Founders } from "../about/Founders.tsx";
import { Goals } from "../about/Goals.tsx";
import { Hero } from "./Hero.tsx";
import { Join } from "./Join.tsx";
import { Reading } from "./Reading.tsx";
import { Vision } from "../about/Vision.tsx";
import { useTexts } from "../pages/texts.ts";
import { words } from "../words.ts";
import type { PageHandle } from "../../lib/page/handle.ts";
import { homeOpened } from "./reading.ts";

export const Component = () => {
  const { lead } = useTexts("home", home);
  return (
    <>
      <Head title={words.home} description={lead} path="/" data={[organization]} />
      <Hero />
      <PageTops />
      <Vision />
      <Goals />
      <Founders />
      <Reading />
      <Join />
    </>
  );
};

export const handle: PageHandle = { opened: homeOpened, shows: ["tips", "articles", "positions"] };
