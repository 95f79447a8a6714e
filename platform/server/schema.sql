-- What every feature stands on: the audit trail, answers that are given once, numbers without gaps, and what is known of the
-- installation.

-- A trusted extension: the owner of the database may make it. Words are searched by three letters at a time.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- A text as it is searched: without capitals, accents and wide letters, Han signs in simplified Chinese and parted by blanks. As `foldText`
-- (platform/contract/fold) says it, on every server alike: nothing in it depends on the collation of the database.
CREATE FUNCTION fold(given text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  plain text;
BEGIN
  IF octet_length(given) = length(given) THEN
    RETURN lower(given COLLATE "C");
  END IF;
  plain := translate(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g'),
    'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣςΤΥΦΧΨΩАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐ'
    'ØøŁłĐđÐðĦħŦŧıŊŋẞÆŒÞ‘’ʼ`‐–—−',
    'αβγδεζηθικλμνξοπρσστυφχψωабвгдежзийклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґ'
    'oollddddhhttinnßæœþ''''''''----');
  plain := replace(replace(replace(replace(plain, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
  plain := lower(plain COLLATE "C");
  IF plain ~ '[々〇\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U000323af]' THEN
    plain := regexp_replace(translate(plain,
      '傌㑶偑㑳倲㑯儸𠗣劏劚噚喎㘚㜄媰𡞵𡢃㜏孋𡠹㠏𡾱嵾幓㥮懤慺掆㩳撝擓擽㩜棡椲𣙎樢樫殰殨瀇濧灡澾濄𣾷潚鸂燶煱獱璯𤫩𤪺䁻瞜碽磾稏穇'
      '𥢢筴籔䊷紬縳絅䋙䋚綐䋻䋹繿繸䍦䎱膞𦪙薵薳藭罃螮𧝞𧜗𧜵䙡訢鿁𧩙䜀讌貙𧵳䝼𧶧賰躎𨊰𨊸𨋢釾鏺䥱𨯅𨦫𨧜䥇鐯鐥䦛䦟𩞯𩣑騧䯀䱽𩶘鮣鰆'
      '鰌鰧䱷鳾鵁鴷鶄鶪鷉鸊龑萬與醜専專業叢東絲丟両兩厳嚴喪個箇豊豐臨為爲麗舉義烏楽樂喬乗習鄉書買亂爭於虧雲亙亜亞產産畝親褻嚲億'
      '僅僕従從侖崙倉儀們価價眾衆優夥會傴傘偉伝傳俥俔傷倀倫傖偽僞佇體餘仏彿傭僉俠侶僥偵側僑儈儕儂儁俁儔儼倆儷倈倹儉脩債傾仮傯僂'
      '僨償儎儻儐儲儺殭児兒剋兌兗黨蘭関關興茲養獣獸囅內岡冊寫軍農塚鼕馮沖衝決況凍凈浄淨悽淒準涼淩減湊凜幾鳳鳧鳬憑凱兇齣撃擊鑿芻'
      '劃劉則剛創刪別彆剗剄颳製剎劊㓨劌剴剤劑剮剣劍剝劇剰勧勸辦務勱動勵勁労勞勢勛勲勳勩勻匭匱區醫韆昇陞華協単單売賣蔔佔盧滷鹵臥'
      '衛衞卽卻巻捲巹廠庁廳厤暦曆歴歷厲圧壓厭厙龎厠廁釐廂厴廈廚廄廝県縣叄參蔘靉靆雙発發髪髮変變畳疊衹隻枱檯臺颱葉號嘆歎嘰籲喫閤'
      '𠮷弔衕後嚮曏嚇呂嗎噸聴聽啓啟吳獃吶嘸囈嘔嚦唄員咼嗆嗚週詠嚨嚀噝吒諮鹹嚥鬨響唖啞噠嘵嗶噦嘩譁噲嚌噥喲脣嘜嗊嘮啢嗩喚嘖嗇囀噛'
      '嚙齧嘓囉嘽嘯餵噴嘍嚳囁噯噓嚶囑嚕譟囂迴団團糰園睏囪囲圍圇國図圖円圓圏聖壙場壊壞塊堅墰壇壜罈罎壢垻壩塢墳墜壟壠壚塁壘墾堊墊'
      '埡墶壋塏堖塒塤壎堝碕塹墮壪墻牆増壌壯聲殻殼壺壼壱処處備復複夠頭誇夾袷奪奩奐奮奨奬獎奧姦妝婦媽嫵嫗媯嬀姍薑奼婁婭嬈嬌孌嬢孃'
      '娛媧嫺嫻嫿嬰嬋嬸媼嬃嬡嬪嬙嬤孫學孿寧寶実實寵審憲宮傢寛寬賓寢対對尋導壽將爾塵嘗嚐堯尭尷屍儘盡侷層屓屜屆屬屢屨嶼嵗歲歳𡻕豈'
      '嶇崗峴嵐島嶋嶌巌巖嶺嶽崬巋嶨嶧峽嶢嶠崢巒峯嶗崍嶮﨑嶄嶸嶔嶁巔巣鉅鞏巰幣佈帥師幃帳簾幟帯帶幀蓆幫幬幘幗冪乾幹榦並併幷倖么麼'
      '麽広廣荘莊慶牀廬廡庫応應廟龐廃廢菴廎廩開異棄弒張彌瀰絃弳彎弾彈強帰歸噹當彔錄録彠彥彲綵徹徴徵徑逕徠禦徳憶懺誌憂唸愾懐懷態'
      '慫憮慪悵愴憐総總懟懌戀恆卹懇噁悪惡慟懨愷惻悩惱惲悅愨慤懸慳悞憫驚恵懼慘懲憊愜慚憚慣癒慍憤憒慎願懾憖懣懶懍戇戔戯戱戲戧戦戰'
      '慼戩戶戻搧纔紮撲託釦執拡擴捫掃揚擾摺撫拋摶摳掄搶護報擡牴払擔枴柺抜拝擬攏揀擁攔擰撥択擇拚掛摯攣掗撾撻挾撓擋撟掙擠揮撏捱挱'
      '輓綑扞挩撈損撿換搗擣拠據擄摑擲撣摻摜挿掲攬搵撳攙擱摟揯撹攪掻捜蒐攜摂攝攄擺襬揺搖擯攤攖撐攆擷擼攛㩵擻挙攢収効敵敘勅敎敓斂'
      '斆數斎齋斕鬥斬斷鏇旂無旣舊時曠暘崑曇晝曨顕顯晃晉曬暁曉曄暈暉晩暫𣈶闇曖麯麴麹曽劄箚朮術硃樸機殺雑雜権權桿槓條來楊榪盃傑鬆'
      '闆極構樅桝樞棗櫪梘棖槍楓梟櫃檸査檉梔柵標桟棧櫛櫳棟櫨櫟欄樹棲慄様樣覈欒桒椏橈楨檔榿橋樺檜槳樁樳樑夢檮棶槤検檢梲欞棊稜槨槼'
      '櫝槧槶欏樿橢槮樓欖榲櫬櫚櫸欅樧槙檟檻檳櫧概橫檣桜櫻櫫櫥櫓櫞簷檁歓歡歟歐慾歩殲歿殤殘殞殮殫殯毆毀燬譭轂毎畢斃氈毿𣯶氌気氣氫'
      '氬氳匯彙滙漢汙湯洶澐瀋溝沒灃漚瀝淪滄渢溈潙霑洩氾汎濘註涙淚澩滝瀧瀘濼瀉潑沢澤涇潔灑窪浹淺漿澆湞溮濁測澮済濟瀏滻渾滸濃潯濜'
      '塗渉湧涗濤澇淶漣潿渦溳渙滌潤澗漲澀澱淵淥漬瀆漸澠漁滲溫渇遊灣溼濕濚潰濺漵漊渓谿泝遡潷滾滯灧灩灄満滿瀅沪滬濾濫灤濱濵灘澦灕'
      '瀠瀟瀲濰潛潀瀦渋瀂瀾瀨瀬瀕灝滅燈霊靈竈災燦煬爐燉煒熗點煉錬鍊熾爍爛烴燭煙菸煩焼燒燁燴燙燼熱煥燜燾熅燻愛爺牘氂犛牽犠犧犢狀'
      '獷獁猶狽獮獰獨狹獅獪猙獄猻貍獫猟獵獼玀豬貓蝟獻獺璣璵瑒瑪翫瑋環現瑲璽琺瓏璫琿璡璉瑣瓊瑤璦璸璿瓔瓚甕甌瓶電畫畵暢疇癤療瘧癘'
      '瘍癧瘲瘡瘋皰痾癥癰痙癢瘂癆瘓癇癡癉瘮瘞瘺瘻痩癟癱癮癭癩癬癲皁皚皺皸盞塩鹽監蓋盜盤瞘眞眥矓著睜睞瞼睪瞶瞞矚榘矯磯礬礦碭碼磚'
      '硨硯碸礪礱礫礎硜研碩硤磽磑礄確磠礙砕磧磣鹸鹼禮禡禕禰禎禱禍稟祿禪離俬禿稈鞦種祕積稱穢穠稅穌穏穩稲穡穂穭穣窮竊竅窵窯竄窩窺'
      '竇窶竪豎競篤筍筆筧箋籠籩築篳篩簹箏籌篔簽籤篠簡籙簀篋籜籮簞簫簣簍籃籛籬籪籟糴類秈糶糲粵糞糧粋糉糭糝餱餬餈醣係繫緊纍縶糹糾'
      '紆紅紂縴繊纖紇約級紈纊紀紉緯紜紘純紕紗綱納紝縦縱綸紛紙紋紡紵紖紐紓綫線紺紲紱練組紳細織終縐絆紼絀紹繹経經紿綁絨結絝繞遶絰'
      '絎絵繪給絢絳絡絕絶絞統綆綃絹綉繍繡綌綏絛縧継繼綈績緒綾緓続續綺緋綽緔鞝緄縄繩維綿綬綳繃綢綯綹綣綜綻綰綠緑綴緇緙緗緘緬纜緹'
      '緲緝緼縕繢緦綞緞緶緱縋緩締縷編緡緣縁縉縛縟縝縫縗縞纏縭縊縑繽縹縵縲纓縮繆繅纈繚繕繒繮韁繾繰繯繳纘罌網羅罰罷羆羈羥羨羣翹翽'
      '翬耮耬聳恥聶聾職聹聯聵聰粛肅腸膚骯餚腎腫脹脅冑膽勝衚鬍朧腖臚脛膠脈膾臓臟髒臍脳腦膿臠腳脫腡臉臘醃膕齶膩靦膃騰臏羶臢緻輿捨'
      '艤艦艙艫艱艶艷豔藝節羋薌蕪蘆蕓蓯葦藶莧萇蒼苧薴囌蘇薹蘋範莖蘢蔦塋煢繭荊薦薘莢蕘蓽萴蕎薈薺盪蕩栄榮葷滎犖熒蕁藎蓀廕蔭蕒葒葤'
      '葯薬藥蒞萊蓮蒔萵薟獲穫蕕瑩鶯蒓蓴蘀蘿萌蛍螢営營縈蕭薩蔥蒕蕆蕢蔣蔞醟懞濛矇簑藍薊蘺蕷鎣驀虆衊薔蘞藺藹薀蘄藴蘊藪薫蔵蘚櫱虜慮'
      '虛蟲虯蟣蝨雖蝦蠆蝕蟻螞蠁蠶蠔蜆蠱蠣蟶蠻蟄蛺蟯螄蠐蛻蝸蝋蠟蠅蟈蟬蠍螻蠑螿蟎蠨釁銜補錶襯袞襖嫋裊褘襪襲襏裝襠褌褳襝褲襇襉褸襤'
      '褒襴見観觀覎規覓視覘覧覽覚覺覬覡覿覥覦覯覲覷觴觸觶誾讋譽謄訁計訂訃認譏訐訌討譲讓訕訖訓議訊記訒講諱謳詎訝訥許訛論訩訟諷設'
      '訪訣証證詁訶評詛識詗詐訴診詆謅詞詘詔詖訳譯詒誆誄試詿詩詰詼誠誅詵話誕詬詮詭詢詣諍該詳詫諢詡譸誡誣語誚誤誥誘誨誑說説誦誒請'
      '諸諏諾読讀諑誹課諉諛誰諗調諂諒諄誶談讅誼謀諶諜謊諫諧謔謁謂諤諭諼讒諳諺諦謎諞諝謨讜謖謝謠謡謗諡謚謙謐謹謾謫謭譾謬譚譖譙讕'
      '譜譎讞譴譫讖穀豶貝貞負貟貢財責賢敗賬貨質販貪貧貶購貯貫弐貳賤賁貰貼貴貺貸貿費賀貽賊贄賈賄貲賃賂贓贜資賅贐賕賑賚賒賦賭賫齎'
      '贖賞賜贔賙賡賠賧賴頼賵贅賻賺賽賾贋贗讚賛贊贇贈贍贏贛赬趙趕趨趲躉躍蹌蹠躒踐躂蹺蹕躚躋踴躊蹤躓躑躡蹣躕躥躪躦軀車軋軌軒軑軔'
      '転轉軛輪軟轟軲軻轤軸軹軼軤軫轢軺軽輕軾載輊轎輈輇輅較輒輔輛輦輩輝輥輞輬輟輜輳輻輯輼轀輸轡轅轄輾轆轍轔辭闢辯辮辺邉邊遼達遷'
      '過邁運還這進遠違連遅遲邇跡蹟適選遜逓遞邐邏踰遺遙鄧鄺鄔郵鄒鄴鄰鬱郟鄶鄭鄆郎酈鄖鄲郷酇醖醞醱醤醬痠釅釃醸釀酔埰寀採釈釋裏裡'
      '鑑鑒鑾鏨鉱釒釓釔針鍼釘釗釙釕釷釺釧釤鈒釩釣鍆釹鍚釵鈃鈣鈈鈦鈍鈔鈡鍾鐘鈉鋇鋼鈑鈐鈅鑰欽鈞鎢鈎鉤鈧鈁鍅鈥鈄鈕鈀鈺銭錢鉦鉗鈷缽'
      '鉢鈳鉕鈽鈸鉞鉆鑽鉬鉭鉀鈿鈾鉄鐵鉑鈴鑠鉛鉚鉋鈰鉉鉈鉍鈮鈹鐸鉶銬銠鉺鋩錏銪鋮鋏鋣鐃銍鐺銅鋁銱銦鎧鍘銖銑鋌銩銛鏵銓鎩鉿銚鉻銘錚'
      '銫鉸銥剷鏟銃鐋銨銀銣鋳鑄鐒舖鋪鋙錸鋱鏈鏗銷鎖鋰鋥鋤鍋鋯鋨銹鏽銼鋝鋒鋅鋶鐦鐧銳鋭銻鋃鋟鋦錒錆鍺鍩錯錨錛錡鍀錁錕錩錫錮鑼錘鎚'
      '錐錦鑕鍁錈鍃鉳錇錟錠鍵鋸錳錙鍥鍈鍇鏘鍶鍔鍤鍬鍛鎪鍠鍰鎄鍍鎂鏤鎡鐨鎇鏌鎭鎮鎛鎘鑷鎲钂鎸鐫鎳錼鎿鎦鎬鎊鎰鎵鑌鎔鏢鏜鏝鏍鏰鏞鏡'
      '鏑鏃鏐鐔鐝钁鐐鏷鑥鐓鑭鐠鑹鏹鐙鑊鐳鐶鐲鎌鐮鐿鑔鑣鑞鑱鑲長門閂閃閆閈閉問闖閏闈閑閒閎間閔閌悶閘鬧閨聞闥閩閭闓閥閣閡閫鬮閱閲'
      '閬闍閾閹閶鬩閿閽閻閼闡闌闃闠闊闋闔闐闒闕闞闤隊陽陰陣階際陸隴陳陘陝隯隉隕険險陥隨隠隱隸雋難僱雛彫琱鵰讎靂霧霽黴霢靄覇靚靝'
      '靜麪麫麵麺靨韃鞽韉韝韋韌韍韓韙韞韜韻頁頂頃頇項順須鬚頊頑顧頓頎頒頌頏預顱領頗頸頡頰頲頜潁熲頦頤頻頮頹頽頷頴穎顆題顒顎顓顏'
      '顔額顳顢顛顙顥纇顫顬顰顴風颺颭颮颯颶颸颼颻飀飄飆飈翻飛飱饗饜飠飣飢饑飥餳飩餼飪飫飭飯飲餞飾飽飼飿飴餌饒餉餄餎餃餏餅餑餖餓'
      '餒餕餜餛餡舘館餷饋餶餿饞饁饃餺餾饈饉饅饊饌饢馬馭馱馴馳駆驅馹駁驢駔駛駟駙駒騶駐駝駑駕駅驛駘驍罵駡駰驕驊駱駭駢驫驪騁験驗騂'
      '駸駿騏騎騍騅騌驌驂騙騭騤騒騷騖驁騮騫騸驃騾驄驏驟驥驦驤髏髖髕髄髙鬢闘鬹魘魎魚魛魢魷魨魯魴䰾魺鮁鮃鮎鱸鮋鮓鮒鮊鮑鱟鮍鮐鮭鮚'
      '鮳鮪鮞鮦鰂鮜鱠鱭鮫鮮鮺鮝鯗鱘鯁鱺鰱鰹鯉鰣鰷鯀鯊鯇鮶鯽鯒鯖鯪鯕鯫鯡鯤鯧鯝鯢鯰鯛鯨鰺鯴鯔鱝鰈鰏鱨鯷鰛鰮鰃鰓鰐鱷鰍鰒鰉鰁鱂鯿鰠'
      '鰲鰭鰨鰥鰩鰟鰜鰳鰾鱈鱉鰻鰵鱅䲁鰼鱖鱔鱗鱒鱯鱤鱧鱣䲘鳥鳩雞鶏鷄鳶鳴鳲鴎鷗鴉鶬鴇鴆鴣鶇鸕鴨鴞鴦鴒鴟鴝鴛鷽鴕鷥鷙鴯鴰鵂鴴鵃鴿鸞'
      '鴻鵐鵓鸝鵑鵠鵝鵒鷳鷴鵜鵡鵲鶓鵪鵾鵯鵬鵮鶉鶊鵷鷫鶘鶡鶚鶻鶖鶿鷀鶥鶩鷊鷂鶲鶹鶺鷁鶼鶴鷖鸚鷓鷚鷯鷦鷲鷸鷺䴉鸇鷹鸌鸏鸛鸘鹺麥麩黃'
      '黌黒黙黶黷黲黽黿鼂鼉鼴斉齊齏歯齒齔齕齗齟齡齢齙齠齜齦齬齪齲齷竜龍龔龕亀龜䃮䥑鿓鎶𠁞嗰嚧𡅏𡃕㗲𡓾𡑭壗𡔖㜢孻𡮉𡮣𡳳𦘧𢣚𢶫𢹿曥'
      '桱𣠲橯欓𣞻𣠩湋潕𤅶濆灙𤁣𤓩㺏瓛𤳸麬𥌃𥊝䁪𥖅𥕥籅𥸠篸𥼽繻朥膢𦣎蘟𧟀詀輄𨤻銶鎝鐄鐏䧢餸𩠴鮟鮸鱇麳勣塿輋巘灒睍綖絺繶纁蒍蔿蔯蟳'
      '襀詷諴謏譞軏輗輮鄳鈇銈鋗錤鐇鐍闑顗頫頵餗饘馼駃騊騄騠騵騱魟鰤鮆鱲鵟璊綡䡵鉝鉷鐽頍䮄齯僤塸埨𡑍墠娙㠣嵽廞彄暐晛梜櫍澫浿漍熰'
      '燖燀瓅璗璕礐𥗽篢紃紞絪綎綄綪綝綧縯纆纕蔄䓣虉蝀訏詝諓詪諲諟譓軝輶鄩醲釴錀鋹釿鉥鉮鑪鉊鉧𨧀鋐錞𨨏鍭鎓鏏䥕𨭎𨭆鏻鐩闉隑隮隤頔'
      '頠駓駉駪駼騑騞驎鮈鮀鮠鮡鯻鰊鱀鰶鱚鵏鶠鸑鶱鷟鷭齘齮齼𰻞',
      '㐷㐹㐽㑇㑈㑔㑩㓆㓥㔉㖊㖞㘎㚯㛀㛟㛠㛣㛤㛿㟆㟜㟥㡎㤘㤽㥪㧏㧐㧑㧟㧰㨫㭎㭏㭣㭤㭴㱩㱮㲿㳔㳕㳠㳡㳢㴋㶉㶶㶽㺍㻅㻏㻘䀥䁖䂵䃅䅉䅟'
      '䅪䇲䉤䌶䌷䌸䌹䌺䌻䌼䌾䌿䍀䍁䍠䎬䏝䑽䓓䓕䓖䓨䗖䘛䘞䙊䙌䜣䜤䜥䜧䜩䝙䞌䞍䞎䞐䟢䢀䢁䢂䥺䥽䥾䥿䦀䦁䦂䦃䦅䦶䦷䭪䯃䯄䯅䲝䲞䲟䲠'
      '䲡䲢䲣䴓䴔䴕䴖䴗䴘䴙䶮万与丑专专业丛东丝丢两两严严丧个个丰丰临为为丽举义乌乐乐乔乘习乡书买乱争于亏云亘亚亚产产亩亲亵亸亿'
      '仅仆从从仑仑仓仪们价价众众优伙会伛伞伟传传伡伣伤伥伦伧伪伪伫体余佛佛佣佥侠侣侥侦侧侨侩侪侬俊俣俦俨俩俪俫俭俭修债倾假偬偻'
      '偾偿傤傥傧储傩僵儿儿克兑兖党兰关关兴兹养兽兽冁内冈册写军农冢冬冯冲冲决况冻净净净凄凄准凉凌减凑凛几凤凫凫凭凯凶出击击凿刍'
      '划刘则刚创删别别刬刭刮制刹刽刾刿剀剂剂剐剑剑剥剧剩劝劝办务劢动励劲劳劳势勋勋勋勚匀匦匮区医千升升华协单单卖卖卜占卢卤卤卧'
      '卫卫即却卷卷卺厂厅厅历历历历历厉压压厌厍厐厕厕厘厢厣厦厨厩厮县县叁参参叆叇双发发发发变变叠叠只只台台台台叶号叹叹叽吁吃合'
      '吉吊同后向向吓吕吗吨听听启启吴呆呐呒呓呕呖呗员呙呛呜周咏咙咛咝咤咨咸咽哄响哑哑哒哓哔哕哗哗哙哜哝哟唇唛唝唠唡唢唤啧啬啭啮'
      '啮啮啯啰啴啸喂喷喽喾嗫嗳嘘嘤嘱噜噪嚣回团团团园困囱围围囵国图图圆圆圈圣圹场坏坏块坚坛坛坛坛坛坜坝坝坞坟坠垄垅垆垒垒垦垩垫'
      '垭垯垱垲垴埘埙埙埚埼堑堕塆墙墙增壤壮声壳壳壶壸壹处处备复复够头夸夹夹夺奁奂奋奖奖奖奥奸妆妇妈妩妪妫妫姗姜姹娄娅娆娇娈娘娘'
      '娱娲娴娴婳婴婵婶媪媭嫒嫔嫱嬷孙学孪宁宝实实宠审宪宫家宽宽宾寝对对寻导寿将尔尘尝尝尧尧尴尸尽尽局层屃屉届属屡屦屿岁岁岁岁岂'
      '岖岗岘岚岛岛岛岩岩岭岳岽岿峃峄峡峣峤峥峦峰崂崃崄崎崭嵘嵚嵝巅巢巨巩巯币布帅师帏帐帘帜带带帧席帮帱帻帼幂干干干并并并幸幺幺'
      '幺广广庄庄庆床庐庑库应应庙庞废废庵庼廪开异弃弑张弥弥弦弪弯弹弹强归归当当录录录彟彦彨彩彻征征径径徕御德忆忏志忧念忾怀怀态'
      '怂怃怄怅怆怜总总怼怿恋恒恤恳恶恶恶恸恹恺恻恼恼恽悦悫悫悬悭悮悯惊惠惧惨惩惫惬惭惮惯愈愠愤愦愼愿慑慭懑懒懔戆戋戏戏戏戗战战'
      '戚戬户戾扇才扎扑托扣执扩扩扪扫扬扰折抚抛抟抠抡抢护报抬抵拂担拐拐拔拜拟拢拣拥拦拧拨择择拼挂挚挛挜挝挞挟挠挡挢挣挤挥挦挨挲'
      '挽捆捍捝捞损捡换捣捣据据掳掴掷掸掺掼插揭揽揾揿搀搁搂搄搅搅搔搜搜携摄摄摅摆摆摇摇摈摊撄撑撵撷撸撺擜擞擧攒收效敌敍敕教敚敛'
      '敩数斋斋斓斗斩断旋旗无既旧时旷旸昆昙昼昽显显晄晋晒晓晓晔晕晖晚暂暅暗暧曲曲曲曾札札术术朱朴机杀杂杂权权杆杠条来杨杩杯杰松'
      '板极构枞枡枢枣枥枧枨枪枫枭柜柠查柽栀栅标栈栈栉栊栋栌栎栏树栖栗样样核栾桑桠桡桢档桤桥桦桧桨桩桪梁梦梼梾梿检检棁棂棋棱椁椝'
      '椟椠椢椤椫椭椮楼榄榅榇榈榉榉榝槇槚槛槟槠槪横樯樱樱橥橱橹橼檐檩欢欢欤欧欲步歼殁殇残殒殓殚殡殴毁毁毁毂每毕毙毡毵毶氇气气氢'
      '氩氲汇汇汇汉污汤汹沄沈沟没沣沤沥沦沧沨沩沩沾泄泛泛泞注泪泪泶泷泷泸泺泻泼泽泽泾洁洒洼浃浅浆浇浈浉浊测浍济济浏浐浑浒浓浔浕'
      '涂涉涌涚涛涝涞涟涠涡涢涣涤润涧涨涩淀渊渌渍渎渐渑渔渗温渴游湾湿湿溁溃溅溆溇溪溪溯溯滗滚滞滟滟滠满满滢滤滤滤滥滦滨滨滩滪漓'
      '潆潇潋潍潜潨潴澁澛澜濑濑濒灏灭灯灵灵灶灾灿炀炉炖炜炝点炼炼炼炽烁烂烃烛烟烟烦烧烧烨烩烫烬热焕焖焘煴熏爱爷牍牦牦牵牺牺犊状'
      '犷犸犹狈狝狞独狭狮狯狰狱狲狸猃猎猎猕猡猪猫猬献獭玑玙玚玛玩玮环现玱玺珐珑珰珲琎琏琐琼瑶瑷瑸璇璎瓒瓮瓯甁电画画畅畴疖疗疟疠'
      '疡疬疭疮疯疱疴症痈痉痒痖痨痪痫痴瘅瘆瘗瘘瘘瘦瘪瘫瘾瘿癞癣癫皂皑皱皲盏盐盐监盖盗盘眍真眦眬着睁睐睑睾瞆瞒瞩矩矫矶矾矿砀码砖'
      '砗砚砜砺砻砾础硁硏硕硖硗硙硚确硵碍碎碛碜碱碱礼祃祎祢祯祷祸禀禄禅离私秃秆秋种秘积称秽秾税稣稳稳稻穑穗穞穰穷窃窍窎窑窜窝窥'
      '窦窭竖竖竞笃笋笔笕笺笼笾筑筚筛筜筝筹筼签签筿简箓箦箧箨箩箪箫篑篓篮篯篱簖籁籴类籼粜粝粤粪粮粹粽粽糁糇糊糍糖系系紧累絷纟纠'
      '纡红纣纤纤纤纥约级纨纩纪纫纬纭纮纯纰纱纲纳纴纵纵纶纷纸纹纺纻纼纽纾线线绀绁绂练组绅细织终绉绊绋绌绍绎经经绐绑绒结绔绕绕绖'
      '绗绘绘给绚绛络绝绝绞统绠绡绢绣绣绣绤绥绦绦继继绨绩绪绫绬续续绮绯绰绱绱绲绳绳维绵绶绷绷绸绹绺绻综绽绾绿绿缀缁缂缃缄缅缆缇'
      '缈缉缊缊缋缌缍缎缏缑缒缓缔缕编缗缘缘缙缚缛缜缝缞缟缠缡缢缣缤缥缦缧缨缩缪缫缬缭缮缯缰缰缱缲缳缴缵罂网罗罚罢罴羁羟羡群翘翙'
      '翚耢耧耸耻聂聋职聍联聩聪肃肃肠肤肮肴肾肿胀胁胄胆胜胡胡胧胨胪胫胶脉脍脏脏脏脐脑脑脓脔脚脱脶脸腊腌腘腭腻腼腽腾膑膻臜致舆舍'
      '舣舰舱舻艰艳艳艳艺节芈芗芜芦芸苁苇苈苋苌苍苎苎苏苏苔苹范茎茏茑茔茕茧荆荐荙荚荛荜荝荞荟荠荡荡荣荣荤荥荦荧荨荩荪荫荫荬荭荮'
      '药药药莅莱莲莳莴莶获获莸莹莺莼莼萚萝萠萤萤营营萦萧萨葱蒀蒇蒉蒋蒌蒏蒙蒙蒙蓑蓝蓟蓠蓣蓥蓦蔂蔑蔷蔹蔺蔼蕰蕲蕴蕴薮薰藏藓蘖虏虑'
      '虚虫虬虮虱虽虾虿蚀蚁蚂蚃蚕蚝蚬蛊蛎蛏蛮蛰蛱蛲蛳蛴蜕蜗蜡蜡蝇蝈蝉蝎蝼蝾螀螨蟏衅衔补表衬衮袄袅袅袆袜袭袯装裆裈裢裣裤裥裥褛褴'
      '襃襕见观观觃规觅视觇览览觉觉觊觋觌觍觎觏觐觑觞触觯訚詟誉誊讠计订讣认讥讦讧讨让让讪讫训议讯记讱讲讳讴讵讶讷许讹论讻讼讽设'
      '访诀证证诂诃评诅识诇诈诉诊诋诌词诎诏诐译译诒诓诔试诖诗诘诙诚诛诜话诞诟诠诡询诣诤该详诧诨诩诪诫诬语诮误诰诱诲诳说说诵诶请'
      '诸诹诺读读诼诽课诿谀谁谂调谄谅谆谇谈谉谊谋谌谍谎谏谐谑谒谓谔谕谖谗谙谚谛谜谝谞谟谠谡谢谣谣谤谥谥谦谧谨谩谪谫谫谬谭谮谯谰'
      '谱谲谳谴谵谶谷豮贝贞负贠贡财责贤败账货质贩贪贫贬购贮贯贰贰贱贲贳贴贵贶贷贸费贺贻贼贽贾贿赀赁赂赃赃资赅赆赇赈赉赊赋赌赍赍'
      '赎赏赐赑赒赓赔赕赖赖赗赘赙赚赛赜赝赝赞赞赞赟赠赡赢赣赪赵赶趋趱趸跃跄跖跞践跶跷跸跹跻踊踌踪踬踯蹑蹒蹰蹿躏躜躯车轧轨轩轪轫'
      '转转轭轮软轰轱轲轳轴轵轶轷轸轹轺轻轻轼载轾轿辀辁辂较辄辅辆辇辈辉辊辋辌辍辎辏辐辑辒辒输辔辕辖辗辘辙辚辞辟辩辫边边边辽达迁'
      '过迈运还这进远违连迟迟迩迹迹适选逊递递逦逻逾遗遥邓邝邬邮邹邺邻郁郏郐郑郓郞郦郧郸鄕酂酝酝酦酱酱酸酽酾酿酿醉采采采释释里里'
      '鉴鉴銮錾鑛钅钆钇针针钉钊钋钌钍钎钏钐钑钒钓钔钕钖钗钘钙钚钛钝钞钟钟钟钠钡钢钣钤钥钥钦钧钨钩钩钪钫钫钬钭钮钯钰钱钱钲钳钴钵'
      '钵钶钷钸钹钺钻钻钼钽钾钿铀铁铁铂铃铄铅铆铇铈铉铊铋铌铍铎铏铐铑铒铓铔铕铖铗铘铙铚铛铜铝铞铟铠铡铢铣铤铥铦铧铨铩铪铫铬铭铮'
      '铯铰铱铲铲铳铴铵银铷铸铸铹铺铺铻铼铽链铿销锁锂锃锄锅锆锇锈锈锉锊锋锌锍锎锏锐锐锑锒锓锔锕锖锗锘错锚锛锜锝锞锟锠锡锢锣锤锤'
      '锥锦锧锨锩锪锫锫锬锭键锯锰锱锲锳锴锵锶锷锸锹锻锼锽锾锿镀镁镂镃镄镅镆镇镇镈镉镊镋镋镌镌镍镎镎镏镐镑镒镓镔镕镖镗镘镙镚镛镜'
      '镝镞镠镡镢镢镣镤镥镦镧镨镩镪镫镬镭镮镯镰镰镱镲镳镴镵镶长门闩闪闫闬闭问闯闰闱闲闲闳间闵闶闷闸闹闺闻闼闽闾闿阀阁阂阃阄阅阅'
      '阆阇阈阉阊阋阌阍阎阏阐阑阒阓阔阕阖阗阘阙阚阛队阳阴阵阶际陆陇陈陉陕陦陧陨险险陷随隐隐隶隽难雇雏雕雕雕雠雳雾霁霉霡霭霸靓靔'
      '静面面面面靥鞑鞒鞯鞲韦韧韨韩韪韫韬韵页顶顷顸项顺须须顼顽顾顿颀颁颂颃预颅领颇颈颉颊颋颌颍颎颏颐频颒颓颓颔颕颖颗题颙颚颛颜'
      '颜额颞颟颠颡颢颣颤颥颦颧风飏飐飑飒飓飔飕飖飗飘飙飚飜飞飧飨餍饣饤饥饥饦饧饨饩饪饫饬饭饮饯饰饱饲饳饴饵饶饷饸饹饺饻饼饽饾饿'
      '馁馂馃馄馅馆馆馇馈馉馊馋馌馍馎馏馐馑馒馓馔馕马驭驮驯驰驱驱驲驳驴驵驶驷驸驹驺驻驼驽驾驿驿骀骁骂骂骃骄骅骆骇骈骉骊骋验验骍'
      '骎骏骐骑骒骓骔骕骖骗骘骙骚骚骛骜骝骞骟骠骡骢骣骤骥骦骧髅髋髌髓高鬓鬭鬶魇魉鱼鱽鱾鱿鲀鲁鲂鲃鲄鲅鲆鲇鲈鲉鲊鲋鲌鲍鲎鲏鲐鲑鲒'
      '鲓鲔鲕鲖鲗鲘鲙鲚鲛鲜鲝鲞鲞鲟鲠鲡鲢鲣鲤鲥鲦鲧鲨鲩鲪鲫鲬鲭鲮鲯鲰鲱鲲鲳鲴鲵鲶鲷鲸鲹鲺鲻鲼鲽鲾鲿鳀鳁鳁鳂鳃鳄鳄鳅鳆鳇鳈鳉鳊鳋'
      '鳌鳍鳎鳏鳐鳑鳒鳓鳔鳕鳖鳗鳘鳙鳚鳛鳜鳝鳞鳟鳠鳡鳢鳣鳤鸟鸠鸡鸡鸡鸢鸣鸤鸥鸥鸦鸧鸨鸩鸪鸫鸬鸭鸮鸯鸰鸱鸲鸳鸴鸵鸶鸷鸸鸹鸺鸻鸼鸽鸾'
      '鸿鹀鹁鹂鹃鹄鹅鹆鹇鹇鹈鹉鹊鹋鹌鹍鹎鹏鹐鹑鹒鹓鹔鹕鹖鹗鹘鹙鹚鹚鹛鹜鹝鹞鹟鹠鹡鹢鹣鹤鹥鹦鹧鹨鹩鹪鹫鹬鹭鹮鹯鹰鹱鹲鹳鹴鹾麦麸黄'
      '黉黑默黡黩黪黾鼋鼌鼍鼹齐齐齑齿齿龀龁龂龃龄龄龅龆龇龈龉龊龋龌龙龙龚龛龟龟鿎鿏鿒鿔𠀾𠮶𠰷𠲥𠴛𠵾𡋀𡋗𡋤𡍣𡞱𡥧𡭜𡭬𡳃𡳒𢘝𢫞𢬦𣆐'
      '𣐕𣑶𣓿𣗋𣘓𣞎𣲗𣲘𣷷𣸣𣺼𣺽𤊰𤠋𤩽𤳄𤿲𥅘𥅿𥇢𥐯𥐰𥫣𥮋𥮾𥹥𦈡𦛨𦝼𦟗𦻕𧝧𧮪𨐈𨤰𨱇𨱏𨱑𨱔𨸟𩠌𩠠𩽾𩾃𩾌𪎌𪟝𪣻𪨶𪩘𪷽𪾢𫄧𫄨𫄷𫄸𫇭𫇭𫈟𫊻'
      '𫌀𫍣𫍯𫍲𫍽𫐄𫐐𫐓𫑡𫓧𫓯𫓶𫓹𫔍𫔎𫔶𫖮𫖯𫖳𫗧𫗴𫘜𫘝𫘦𫘧𫘨𫘪𫘬𫚉𫚕𫚖𫚭𫛭𫞩𫟅𫟦𫟷𫟹𫟼𫠆𫠊𫠜𫢸𫭟𫭢𫭼𫮃𫰛𫵷𫶇𫷷𫸩𬀩𬀪𬂩𬃊𬇕𬇙𬇹𬉼'
      '𬊈𬊤𬍛𬍡𬍤𬒈𬒗𬕂𬘓𬘘𬘡𬘩𬘫𬘬𬘭𬘯𬙂𬙊𬙋𬜬𬜯𬟁𬟽𬣙𬣞𬣡𬣳𬤇𬤊𬤝𬨂𬨎𬩽𬪩𬬩𬬭𬬮𬬱𬬸𬬹𬬻𬬿𬭁𬭊𬭎𬭚𬭛𬭤𬭩𬭬𬭯𬭳𬭶𬭸𬭼𬮱𬮿𬯀𬯎𬱖'
      '𬱟𬳵𬳶𬳽𬳿𬴂𬴃𬴊𬶋𬶍𬶏𬶐𬶟𬶠𬶨𬶭𬶮𬷕𬸘𬸚𬸣𬸦𬸪𬹼𬺈𬺓𰻝'),
      '[々〇\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U000323af]', ' \& ', 'g');
  END IF;
  RETURN plain;
END $$;

-- A folded text as rows keep it to be searched: without apostrophes and strokes between letters, and with what may be written as one word
-- added as one. OBrien is found as O'Brien and O Brien, Alhassan as Al-Hassan, 김민수 as 김 민수. As `withJoinedWords` (platform/contract/fold)
-- says it.
CREATE FUNCTION with_joined_words(folded text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  plain text := translate(folded, '''`', '');
  joined text;
BEGIN
  SELECT string_agg(translate(part[1], ' -', ''), ' ') INTO joined FROM regexp_matches(plain,
    '[a-z]+(?:-[a-z]+)+|(?<![^ ])(?:(?:[odlm]|a[dlnrstz]|el|ul|d[aeiu]|l[ae]|mc|st) +)+[a-z]{3,}|[\u1100-\u11ff]+(?: +[\u1100-\u11ff]+)+', 'g') AS part;
  RETURN concat_ws(' ', regexp_replace(plain, '(?<=[a-z])-(?=[a-z])', ' ', 'g'), joined);
END $$;

-- A text as rows keep it to be searched. Most have plain letters alone and nothing to join, which is seen at once.
CREATE FUNCTION searched(given text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  plain text := lower(given COLLATE "C");
BEGIN
  IF octet_length(given) = length(given) AND plain !~ '[''`]|[a-z]-[a-z]|\m(?:[odlm]|a[dlnrstz]|el|ul|d[aeiu]|l[ae]|mc|st) ' THEN
    RETURN plain;
  END IF;
  RETURN public.with_joined_words(public.fold(given));
END $$;

-- The words that a row is searched by: those of its texts, each behind a blank, so that a short one is found at its beginning.
CREATE FUNCTION search_text(VARIADIC parts text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ' ' || searched(array_to_string(parts, ' '));

-- Even the owner's own mistake is refused: a trail is added to, never rewritten.
CREATE FUNCTION refuse_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
END $$;

-- Who did what. Each row is a link of the chain of its aggregate; `hash` is keyed.
CREATE TABLE audit_row (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  aggregate    text NOT NULL,
  aggregate_id text NOT NULL,
  seq          integer NOT NULL CHECK (seq > 0),
  at           timestamptz NOT NULL,
  actor_id     uuid,
  actor_name   text NOT NULL,
  via          text NOT NULL,
  address      text NOT NULL,
  action       text NOT NULL,
  detail       jsonb NOT NULL,
  hash         bytea NOT NULL CHECK (length(hash) = 32),
  UNIQUE (aggregate, aggregate_id, seq)
);
-- The audit page lists the trail in the order of its times.
CREATE INDEX audit_row_by_time ON audit_row (at DESC, id DESC);
CREATE INDEX audit_row_by_actor ON audit_row (actor_id, at DESC, id DESC);
CREATE TRIGGER audit_row_is_final BEFORE UPDATE OR DELETE ON audit_row FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();

-- The hash over all rows up to one, set hourly.
CREATE TABLE audit_anchor (
  id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at      timestamptz NOT NULL,
  rows    bigint NOT NULL,
  last_id bigint NOT NULL,
  hash    bytea NOT NULL CHECK (length(hash) = 32)
);
CREATE TRIGGER audit_anchor_is_final BEFORE UPDATE OR DELETE ON audit_anchor FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();

-- The key of the audit trail's hashes and the number of the first row that it was used for, both sealed. Rows that are
-- older than the key keep their hashes.
CREATE TABLE audit_key (
  id     text PRIMARY KEY CHECK (id = 'audit-key'),
  sealed text NOT NULL
);

-- The answer to a change, for whoever asks again with the same key.
CREATE TABLE idempotency_key (
  actor_id    uuid NOT NULL,
  key         text NOT NULL CHECK (length(key) BETWEEN 1 AND 255),
  fingerprint bytea NOT NULL CHECK (length(fingerprint) = 32),
  status      smallint,
  answer      jsonb,
  created_at  timestamptz NOT NULL,
  PRIMARY KEY (actor_id, key)
);
CREATE INDEX idempotency_key_age ON idempotency_key (created_at);

-- Numbers without gaps: the row is updated in the transaction that uses the number, as late as can be.
CREATE TABLE counter (
  name  text PRIMARY KEY,
  value bigint NOT NULL CHECK (value >= 0)
);

-- The encryption key that the sealed values of this database open with: a server with another would write what nobody
-- can read together. One row.
CREATE TABLE sealing_key (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  key_id   text NOT NULL CHECK (length(key_id) = 8)
);

-- Whether this database holds the demo agency. Decided at the first start and never again.
CREATE TABLE installation (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  is_demo  boolean NOT NULL
);

-- Which columns of files hold what, as somebody chose it: a salesperson for their own files, a desk for those of its area. The
-- next file with the same headings is read so; without a hash, any file that has these headings.
CREATE TABLE file_columns (
  owner_kind text NOT NULL CHECK (owner_kind IN ('PERSON', 'DESK')),
  owner      text NOT NULL CHECK (length(owner) BETWEEN 1 AND 40),
  area       text NOT NULL CHECK (length(area) BETWEEN 1 AND 40),
  head_hash  text NOT NULL CHECK (length(head_hash) IN (0, 64)),
  columns    jsonb NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (owner_kind, owner, area, head_hash)
);
