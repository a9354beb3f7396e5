/**
 * What a part of a heading means. `spend`: money spent, by itself ("Ausgaben"). `purchase`, `paid`: what was bought, invoiced or paid.
 * `order`: papers that can be counted as well ("POs 2024"). `amount`: a sum or value of anything. `turnover`: of the list's owner with the
 * supplier, or of the supplier itself; `dealing`: of both with each other. `kind`: a category; `set`: a group or class, of whatever stands
 * beside it. `goods`: what is bought. `supplier`. `period`: "annual", "total". `year`: the word for the year itself. `last`: of the newest
 * one. `net`: net or gross. `duty`: the tax itself; `tax`: with or without it. `joint`: "of", "the". `level`: the number of a level.
 * `currency`, and `books`: whose currency. `number`: an identifier.
 */
export type Role =
  | 'spend'
  | 'purchase'
  | 'order'
  | 'paid'
  | 'amount'
  | 'turnover'
  | 'dealing'
  | 'kind'
  | 'set'
  | 'goods'
  | 'supplier'
  | 'period'
  | 'year'
  | 'last'
  | 'net'
  | 'tax'
  | 'duty'
  | 'joint'
  | 'level'
  | 'currency'
  | 'books'
  | 'number'

/** Words by role, in the languages that lists come in, as they stand alone or as a part of a compound word. */
export const roleWords: Readonly<Record<Role, string>> = {
  spend: `spend spending spent expenditure expenditures outlay outlays ausgabe ausgaben depense depenses gasto gastos spesa spese
    despesa despesas utgift utgifter uitgave uitgaven udgift udgifter wydatek wydatki wydatkow vydaj vydaje vydaju kulut menot harcama
    harcamasi harcamalar расход расходы расходов витрати витрат kiadas kiadasok cheltuieli δαπανη δαπανες הוצאה הוצאות الانفاق انفاق المصروفات مصروفات الإنفاق إنفاق pengeluaran chiphi
    支出 花费 花費 开支 開支 지출 비용지출`,
  purchase: `purchase purchases purchased purchasing procurement buying bought ordered sourcing einkauf einkaufs einkaufe beschaffung
    beschaffungs bezug bezugs achat achats approvisionnement compra compras aprovisionamiento acquisto acquisti approvvigionamento inkop
    inkops inkoop inkoops aankoop aankopen innkjop innkjops indkob indkobs anskaffelse zakup zakupu zakupy zakupow zakupowe zakupowy
    nakup nakupu nakupy nakupni hankinta hankinnat hankintojen osto ostot ostojen satinalma satinalmalar alim alimi alimlar alis закупка
    закупки закупок закупівлі закупівель beszerzes beszerzesi achizitie achizitii αγορα αγορες αγορων المشتريات مشتريات الشراء شراء רכש
    רכישות רכישה קניות pembelian muahang 購買 購入 仕入 仕入れ 調達 買付 采购 採購 购买 구매 매입 구입 조달`,
  order: `order orders po pos bestell bestellung bestellungen auftrag auftrags auftrage commande commandes pedido pedidos ordine ordini
    encomenda encomendas inkopsorder bestelling bestellingen zamowienie zamowienia zamowien objednavka objednavky objednavek tilaus
    tilaukset ostotilaukset rendeles rendelesek comanda comenzi narudzba narudzbe porachka porachki siparis siparisler заказ заказа
    заказы заказов замовлення поръчка поръчки παραγγελια παραγγελιες הזמנות הזמנה طلبات الطلبات pesanan donhang 発注 注文 订单 訂單 订购 발주 주문`,
  paid: `invoice invoices invoiced billed billing paid payment payments posted booked bill bills ledger disbursement disbursements rechnung
    rechnungs rechnungen fakturiert faktura fakturierter zahlung zahlungs zahlungen bezahlt gezahlt gebucht gebuchter buchungs facture
    facturee factures paye paiement paiements reglement regle factura facturas facturado facturada pagado pago pagos pagato pagamenti
    pagamento fattura fatture fatturati fakturerat fakturerad fakturabelopp betalt betald betalning betalningar factuur facturen
    gefactureerd betaald betaling betalingen fakturert fakturaer faktury fakturach zaplacono platnosc platnosci zaplaceno platba platby
    lasku laskut laskutettu maksettu odeme odemeler odenen fatura faturalanan faturado оплата оплачено оплат счет счетов платежи платежей szamla
    szamlazott fizetett plata platit τιμολογιο τιμολογιων πληρωμες חשבוניות תשלומים שולם pembayaran tagihan
    支払 支払い 請求 付款 支付 开票 開票 发票 發票 結算 结算 请求 청구 지급 결제 세금계산서 입금`,
  amount: `amount amounts amt value values val volume volumes vol sum money betrag betrage betrags wert wertes werte volumen volumens summe summen montant
    montants valeur somme importe importes monto montos cuantia valor valores importo importi valore bedrag bedragen waarde belopp beloppet
    varde volym summa belob beloep vaerdi verdi belop kwota kwoty wartosc wartosci suma obj objem objemu castka castky hodnota hodnoty
    arvo summat tutar tutari tutarlari bedel bedeli deger degeri hacim hacmi miktartl сумма суммы стоимость объем объема сума вартість
    osszeg osszege ertek erteke valoare valoarea suma ποσο αξια قيمة القيمة مبلغ المبلغ حجم סכום היקף ערך nilai giatri sotien
    金額 額 金额 额 총액 금액 액 額度 总额 總額`,
  turnover: `turnover umsatz umsatze umsatzes chiffredaffaires chiffredaffaire ca facturacion volumendenegocio fatturato faturamento omzet omsattning
    omsetning omsaetning obrot obroty obrotow obrat obratu obraty ciro cirosu оборот обороты оборотов обіг forgalom forgalma cifradeafaceri
    liikevaihto τζιρος מחזור`,
  dealing: '取引 交易 거래 往来 往來',
  kind: `category categories kategorie kategorien categorie categoria categorias kategori kategoria kategorii kategorija kategoriat
    categorien luokka kategorisi категория категории категорія kategorie κατηγορια فئة الفئة تصنيف קטגוריה קטגוריית taxonomy commodity commodities warengruppe
    warengruppen materialgruppe materialgruppen segment familie カテゴリ カテゴリー 品目 類別 类别 类目 品类 品類 분류 카테고리 품목 품목군 kategoripembelian danhmuc`,
  set: `group groups class family classification gruppe gruppen klasse klassen famille groupe familia grupo clase famiglia gruppo classe
    grupp klass groep klasse grupa grupy skupina skupiny ryhma grup grubu группа группы csoport gruppe familles grupos 分類 分类 区分 群 그룹 구분`,
  goods: `goods product products material materials article articles item items service services commodity waren ware guter produkt produkte
    material materialien artikel leistung leistungs produit produits materiel produto produtos producto productos articulo articulos
    mercancia mercancias merce merci merceologica merceologico materiali prodotti prodotto varu varor vara artiklar goederen producten
    product vare varer towar towarow towarowa materialow asortymentowa zbozi materialu urun malzeme mal товар товаров товарная материалов
    anyag termek 商品 物料 材料 品目 資材 物资 품목 자재 제품`,
  supplier: `supplier suppliers vendor vendors creditor creditors lieferant lieferanten lieferanten kreditor kreditoren fournisseur fournisseurs fourn lief lieferer
    proveedor proveedores prov cari kontrahent kontrahenta crediteur crediteuren crediteurs debiteur vend supp acreedor fornitore fornitori forn fornecedor fornecedores leverantor leverantors leverantorer leverancier leveranciers
    leverandor leverandors leverandorer dostawca dostawcy dostawcow dodavatel dodavatele toimittaja toimittajan toimittajat tedarikci satici
    поставщик поставщика поставщиков постачальника szallito szallitoi furnizor προμηθευτη προμηθευτων المورد مورد الموردين موردين ספק ספקים pemasok nhacungcap
    サプライヤー 取引先 仕入先 供应商 供應商 공급업체 거래처 업체 협력사`,
  period: `annual annually yearly total overall actual actuals ytd mtd ltm jahres jahrlich jahrliches jahrlicher gesamt gesamtes ist
    annuel annuelle annuels total totale totaux anual anuales totales annuo annua annui annuale totali complessivo arlig arligt ars
    totalt totala jaarlijks jaarlijkse totaal arligt roczny roczna roczne roczny ogolem lacznie laczna lacznie celkem celkova celkovy
    rocni yhteensa yillik toplam годовой годовая годовые за итого общая общий всего річний eves osszes anuala totala ετησιο συνολικη
    συνολο اجمالي إجمالي السنوي שנתי שנתית סהכ כולל tahunan 年間 合計 総 全年 总 總 合计 年总 연간 총 합계`,
  last: 'last latest letzte letzter letztes letzten derniere dernier ultimo ultima ultimos senaste sista laatste ostatnia ostatnie posledni sista viimeisin son последний последняя utolso ultima 前回 最終 最後 最后 上次 최근 최종',
  year: 'year fiscal years jahr jaar rok roku vuosi год 年 年度 年份',
  net: `net gross netto brutto nett brut nette brute neto neta netos bruto bruta lordo lordi netti netta liquido נטו ברוטו 净 淨 毛 순 순매입
    чистый чистая чистые`,
  tax: `excl incl excluding including exclusive inclusive exvat before after netter ohne mit exkl inkl zzgl ht ttc htva hors con sin al
    escl esclusa inclusa sem com utan med zonder ex bez z bezdph sdph ilman haric dahil без с nelkul fara לפני 税抜 税抜き 税込 税込み 税別 不含税 含税
    未税 未稅 含稅 별도 포함 공급가액`,
  duty: `vat gst tax taxes mwst mehrwertsteuer ust umsatzsteuer vorsteuer steuer steuern taxe impuesto impuestos imposta imposte imposto
    impostos iva icms moms merverdiavgift mva btw belasting podatek podatku dph dan alv arvonlisavero kdv vergi vergisi ндс пдв налог
    налога afa ado tva φπα φορος מעמ 부가세 세액 消費税 税額 税额 稅額 增值税 ppn pajak`,
  joint: `x of the with per by for from to in on and de des du d la le les l par del di da do dos das della dei delle degli agli negli dal em para por y e et u und
    der die das dem den mit bei beim je pro fur im an von aus s n en er es av hos och i till per van met bij voor van het og fra til til hos w z u
    od na dla do po pro se k ve ile icin bir в у с от по на для and の による 에 의 dengan dari voi cu la από του της των`,
  currency: `currency curr crcy ccy wahrung waehrung hauswahrung belegwahrung transaktionswahrung devise devises monnaie moneda divisa moeda valuta
    munt waluta waluty mena meny parabirimi doviz валюта валюты penznem moneda νομισμα מטבע العملة matauang 通貨 币种 幣別 貨幣 货币 통화`,
  books: `company code local document transaction reporting group lc dc lcy fcy buchungskreis beleg haus konzern societe document documento documento locale
    transazione empresa locale firmowa dokumentu account`,
  number: `number no nr num numero id code key kod kodu kode cod codice codigo cislo numer nummer account konto compte conto cuenta conta rekening
    hesap schlussel kennung identifier identifikator numara номер код счет מספר קוד רقم رقم رمز 番号 コード 编号 编码 代码 號 번호 코드`,
  level:
    'level stufe ebene niveau nivel livello niva niveau poziom uroven lvl l1 l2 l3 1 2 3 i ii iii レベル 级 級 레벨 대분류 大分類 大类',
}
