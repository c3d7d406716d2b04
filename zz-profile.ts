import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { startBackendProcess } from './emulator/tests/backend-process';
import { chromiumArgs } from './scripts/chromium';
import { demoProject, localEnvironment } from './scripts/local-environment';
import { seedBulkRequests } from './scripts/seed/bulk-requests';
import { seedPeople } from './scripts/seed/people';
import { seedBackend } from './scripts/seed/seed-backend';
import { serveSite } from './scripts/serve-site';
import { watchRows } from './tests/bench/list-visit';
const h=(u:string)=>new URL(u).host;
const out='dist-zz';
const backend=await startBackendProcess(['--project', demoProject,'--rules', 'firestore.rules', '--storage-rules', 'storage.rules']);
const a={firestore:h(backend.firestore),auth:h(backend.auth),storage:h(backend.storage)};
await seedBackend({projectId:demoProject,...a}); await seedBulkRequests({projectId:demoProject,...a},10000);
execFileSync('node_modules/.bin/tsx',['scripts/build.ts','--out',out],{stdio:['ignore','ignore','ignore'],env:{...process.env,...localEnvironment(a)}});
const site=await serveSite(out,23555,[backend.firestore,backend.auth,backend.storage]);
const url='http://127.0.0.1:23555';
const browser=await chromium.launch({executablePath:'/usr/bin/chromium',args:[...chromiumArgs]});
const person=seedPeople.find(({profile})=>profile.role==='admin')!;
const c0=await browser.newContext(); const p0=await c0.newPage();
await p0.goto(url+'/admin/login'); const f=p0.getByRole('main').locator('form');
await f.getByLabel('Email').fill(person.profile.email); await f.getByRole('textbox',{name:'Password'}).fill(person.password); await f.getByRole('button',{name:'Sign in'}).click();
await p0.waitForURL('**/admin/dashboard'); const state=await c0.storageState({indexedDB:true}); await c0.close();
for(let i=0;i<6;i++){
 const c=await browser.newContext({viewport:{width:1280,height:800},storageState:state}); const p=await c.newPage();
 await p.addInitScript('globalThis.__name=(v)=>v'); await p.addInitScript(watchRows);
 if(process.argv[2]==='trace'&&i===5) await browser.startTracing(p,{path:'/tmp/acf/trace.json'});
 await p.goto(url+'/admin/dashboard/bundles',{waitUntil:'commit'});
 await p.waitForFunction(()=>(globalThis as any).watched.firstRow>0); await p.waitForTimeout(1500);
 const r=await p.evaluate(()=>({first:(globalThis as any).watched.firstRow, marks:performance.getEntriesByType('mark').map(m=>[m.name,Math.round(m.startTime)]), long:[] as any[], paint:performance.getEntriesByType('paint').map(m=>[m.name,Math.round(m.startTime)]), nav:performance.getEntriesByType('navigation').map((n:any)=>[Math.round(n.responseStart),Math.round(n.domInteractive),Math.round(n.domContentLoadedEventEnd)]), res:performance.getEntriesByType('resource').map((e:any)=>[Math.round(e.startTime),Math.round(e.requestStart),Math.round(e.responseEnd),e.encodedBodySize,e.name.replace(/^https?:\/\//,'').slice(0,110)])}));
 if(process.argv[2]==='trace'&&i===5) await browser.stopTracing();
 console.log('visit',i,Math.round(r.first)); if(i>=4){console.log(JSON.stringify(r.nav),JSON.stringify(r.paint),JSON.stringify(r.marks)); for(const l of r.res) console.log(l.join('\t'));}
 await c.close();
}
await browser.close(); site.closeAllConnections(); site.close(); await backend.end('SIGKILL'); 
