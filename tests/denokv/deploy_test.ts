import { openKv } from "@/lib/store/open.ts";
import { fillFile, setCount } from "@/bench/fill.ts";
import { formerDecadeOf, FormerWriter } from "@/bench/former_writer.ts";
import { readCount } from "@/lib/store/counters.ts";
import { dumpStore } from "@/lib/tasks/dump.ts";
import { ROOT } from "@/lib/tasks/project.ts";
import { Denokv, RUNS_DENOKV } from "../helpers/denokv.ts";
import { DeployedProject, deployTest } from "../helpers/deploy_site.ts";
import { convertKilledOnce, workAsOffice } from "../helpers/deploy_story.ts";
import { FORMER_DUMP, loadFormer } from "../helpers/former_store.ts";
import { TempFolder } from "../helpers/temp_folder.ts";

/** Enough parcels for a kill during the work on a file; denokv is slower. */
const PARCELS = 3_000;
const SMALL = `${ROOT}/${FORMER_DUMP}`;

/** Writes a dump by version 2.1.0 into a folder; returns its path. */
async function dumpFormer(folder: string): Promise<string> {
  const samples = {
    length: PARCELS,
    entries: 2,
    sampleAt: formerDecadeOf(PARCELS),
  };
  const [file, dump] = [`${folder}/former.kv`, `${folder}/former.ndjson`];
  const kv = await openKv(file);
  await loadFormer(kv);
  const known = await readCount(kv, "parcels");
  kv.close();
  fillFile(file, samples, FormerWriter);
  using filled = await openKv(file);
  await setCount(filled, known + PARCELS);
  await dumpStore(filled, dump);
  return dump;
}

deployTest(
  "deploy.ts on Deno 2.5.0 serves an office and converts data of 2.1.0, on a file and, where installed, on denokv",
  async () => {
    await using project = await DeployedProject.build();
    await using folder = new TempFolder();

    const dump = await dumpFormer(folder.path);
    await workAsOffice(project, `${folder.path}/new.kv`);
    await convertKilledOnce(project, `${folder.path}/loaded.kv`, dump);
    if (!RUNS_DENOKV) return;
    await using denokv = await Denokv.start();
    await workAsOffice(project, denokv.path);
    denokv.clear();
    await convertKilledOnce(project, denokv.path, SMALL);
  },
);
